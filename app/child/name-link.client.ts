import { countCodePoints } from "../story/own-words/clean-text";
import { isNamedIn } from "../story/text/names";
import { proseOf } from "../story/text/plain-text";
import type { StoryText } from "../story/text/text";
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

/** Nobody can make a link that puts words of their own in the place of any others. */
const isHeroOf = (story: StoryText, hero: string) =>
  heroPattern.test(hero) && hero.length <= longestHero && isNamedIn(proseOf(story), hero);

/** What a link says after its `#`, of a story. Undefined for anything malformed or too long. */
export function readNameLink(hash: string, story: StoryText, knownHero?: string): Called | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const name = given.get("for") ?? "";
  const hero = knownHero ?? given.get("as") ?? "";
  if (name === "" || countCodePoints(name) > longestName || cleanName(name) !== name || name.includes("\ufffd"))
    return undefined;
  return isHeroOf(story, hero) ? { hero, name } : undefined;
}
