import { countCodePoints } from "../story/clean-text";
import type { StoryText } from "../story/text";
import type { Called } from "./called.client";
import { cleanName, longestName } from "./name";

/** Of a hero's name that a link gives. */
const longestHero = 60;
const heroPattern = /^\p{Lu}[\p{L}\p{M}-]+$/u;

/** Also what some programs take for the end of a link. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The link with the name after its `#`, which no browser sends. */
export function linkWithName(url: string, { hero, name }: Called): string {
  return `${url}#for=${encoded(name)}&as=${encoded(hero)}`;
}

/** All words of the story's paragraphs, in order. */
function proseOf({ chapters }: StoryText): string {
  return chapters
    .flatMap(({ paragraphs }) => paragraphs.map((spans) => spans.map(({ text }) => text).join("")))
    .join("\n");
}

/**
 * Whether the story calls somebody so: a capital inside a sentence, and not oftener small than with it. Nobody can make a
 * link that puts words of their own in the place of any others.
 */
export function isNamedIn(story: StoryText, hero: string): boolean {
  if (!heroPattern.test(hero) || hero.length > longestHero) return false;
  const prose = proseOf(story);
  const small = hero.toLowerCase();
  const words = prose.match(/[\p{L}\p{M}-]+/gu) ?? [];
  const count = (word: string) => words.filter((one) => one === word).length;
  return count(hero) >= count(small) && new RegExp(`\\p{Ll},? ${hero}(?![\\p{L}\\p{M}-])`, "u").test(prose);
}

/** What a link says after its `#`, of a story. Undefined for anything malformed or too long. */
export function readNameLink(hash: string, story: StoryText, knownHero?: string): Called | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const name = given.get("for") ?? "";
  const hero = knownHero ?? given.get("as") ?? "";
  if (name === "" || countCodePoints(name) > longestName || cleanName(name) !== name || name.includes("\ufffd"))
    return undefined;
  return isNamedIn(story, hero) ? { hero, name } : undefined;
}
