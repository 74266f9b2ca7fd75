import type { Style } from "../../../app/story/catalogue";
import type { TaleAges } from "../../../app/storybook/tale";

/** Of a tale in one form, without its title. */
export interface Limits {
  readonly short: readonly [least: number, most: number];
  readonly long: readonly [least: number, most: number];
  /** Mean words of a sentence. */
  readonly mean: readonly [least: number, most: number];
  /** Words of the longest sentence. */
  readonly longest: number;
}

export const limits: Readonly<Record<TaleAges, Limits>> = {
  "2-3": { short: [230, 325], long: [560, 660], mean: [5, 8], longest: 14 },
  "4-5": { short: [250, 355], long: [620, 740], mean: [8, 11], longest: 18 },
  "6-8": { short: [270, 385], long: [680, 800], mean: [9, 14], longest: 24 },
  "9-12": { short: [290, 415], long: [740, 880], mean: [11, 17], longest: 28 },
};

/** Moods go in pairs, so that each of the ten has a tale for every world. */
export const moodPairs: readonly (readonly [Style, Style])[] = [
  ["gentle", "bedtime"],
  ["funny", "everyday"],
  ["magical", "mysterious"],
  ["adventurous", "inspiring"],
  ["nature", "educational"],
];

export const isPairOf = (moods: readonly Style[], pair: readonly Style[]) => pair.every((mood) => moods.includes(mood));

/** The pair that a tale is written for, or, where its moods are none, the pair of its first. */
export function moodPairOf(moods: readonly Style[]): readonly Style[] | undefined {
  const [first] = moods;
  return moodPairs.find((pair) => isPairOf(moods, pair)) ?? moodPairs.find((pair) => first && pair.includes(first));
}
