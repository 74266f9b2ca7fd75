import { britishWords } from "../../../app/storybook/spelling/words";

/** British words that are spelt otherwise there; not those that mean another thing in America ('lift'). */
let british: ReadonlyMap<string, string> | undefined;
let pattern: RegExp | undefined;

/** Tales are written in American English; the teller spells them for other countries. */
export function spellingFaults(text: string): string[] {
  british ??= new Map(
    Object.entries(britishWords)
      .filter(isSpelling)
      .map(([american, word]) => [word, american]),
  );
  pattern ??= new RegExp(`\\b(?:${[...british.keys()].join("|")})\\b`, "giu");
  const found = new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()));
  return [...found].map((word) => `Tales are written in American English: '${word}' is '${british?.get(word)}' there.`);
}

/** The same word with a letter or two changed: 'gray' and 'grey', not 'elevator' and 'lift'. */
function isSpelling([american, word]: readonly [string, string]): boolean {
  if (Object.hasOwn(britishWords, word) || word.includes(" ") || american[0] !== word[0]) return false;
  if (american.length < 4 || Math.abs(american.length - word.length) > 2) return false;
  return [...new Set(american)].filter((letter) => !word.includes(letter)).length <= 1;
}
