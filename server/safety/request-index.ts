import { innocent, praised, praisedTags, refused, refusedTags } from "./generated/request-patterns";
import { accentedWords, insideWords, requestBeginnings, requestWords } from "./generated/request-words";
import { strongBeginnings, strongWords } from "./generated/strong-words";
import { type Hit, hitOf } from "./requests/tags";
import { createPatternFinder } from "./tables/pattern-finder";
import { createPrefixTable } from "./tables/prefix-table";
import { createWordTable } from "./tables/word-table";

/** Most words of a phrase in the tables. */
export const longestPhrase = 5;

/* Tables of the build: nothing is made of them before a text asks for it. */
const whole = [createWordTable(strongWords), createWordTable(requestWords)];
const beginnings = [createPrefixTable(strongBeginnings), createPrefixTable(requestBeginnings)];
const accented = createWordTable(accentedWords);
const refusals = createPatternFinder(refused);
const praise = createPatternFinder(praised);
export const innocentPatterns = createPatternFinder(innocent);

/** @param phrase words apart by one space */
export function hitOfPhrase(phrase: string): Hit | undefined {
  return hitOf(whole[0]?.get(phrase) ?? whole[1]?.get(phrase));
}

/** What words begin with, as long as it may be. */
export function hitsOfBeginnings(phrase: string): Hit[] {
  return beginnings.flatMap((table) => table.at(phrase, 0).flatMap(([, tag]) => hitOf(tag) ?? []));
}

/** @param word with its accents */
export function hitOfAccented(word: string): Hit | undefined {
  return hitOf(accented.get(word));
}

type InsideParts = readonly (readonly [part: string, hit: Hit])[];

let inside: InsideParts | undefined;

/** Parts that count wherever they stand: of scripts that put no space between words, and signs. */
export function insideParts(): InsideParts {
  inside ??= insideWords.split(" ").flatMap((one) => {
    const hit = hitOf(one.charAt(0));
    return hit ? [[one.slice(1).replaceAll("_", " "), hit] as const] : [];
  });
  return inside;
}

/** Patterns that a text may match, with what they refuse. @param onlyNever whether those that a warning excuses are left out */
export function* refusedPatterns(text: string, onlyNever: () => boolean): Generator<readonly [RegExp, Hit]> {
  const tagOf = (index: number) => hitOf(refusedTags[index]);
  for (const [pattern, index] of refusals.candidates(text, (one) => !(tagOf(one)?.unlessWarned && onlyNever()))) {
    const hit = tagOf(index);
    if (hit) yield [pattern, hit];
  }
}

/** The same for what is innocent, unless praised. */
export function* praisedPatterns(text: string): Generator<readonly [RegExp, Hit]> {
  for (const [pattern, index] of praise.candidates(text)) {
    const hit = hitOf(praisedTags[index]);
    if (hit) yield [pattern, hit];
  }
}
