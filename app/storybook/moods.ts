import type { Style } from "../story/catalogue";

/** The pairs that tales are written for, by the first mood of each; for an asked mood the nearest first. */
const nearest: Readonly<Record<Style, readonly Style[]>> = {
  gentle: ["bedtime", "nature", "funny", "magical", "adventurous"],
  bedtime: ["gentle", "everyday", "nature", "magical", "adventurous"],
  funny: ["everyday", "adventurous", "magical", "gentle", "nature"],
  everyday: ["funny", "gentle", "nature", "adventurous", "magical"],
  magical: ["mysterious", "gentle", "adventurous", "funny", "nature"],
  mysterious: ["magical", "adventurous", "nature", "gentle", "funny"],
  adventurous: ["inspiring", "magical", "nature", "funny", "gentle"],
  inspiring: ["adventurous", "gentle", "nature", "funny", "magical"],
  nature: ["educational", "gentle", "adventurous", "magical", "funny"],
  educational: ["nature", "adventurous", "mysterious", "funny", "gentle"],
};

/** 0 where the tale is in this mood, and the more the farther its own are. */
export function moodDistance(asked: Style, moods: readonly Style[]): number {
  if (moods.includes(asked)) return 0;
  const at = nearest[asked].findIndex((mood) => moods.includes(mood));
  return at < 0 ? nearest[asked].length + 1 : at + 1;
}
