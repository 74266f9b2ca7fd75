import type { Lexicon } from "./lexicon";
import type { Token } from "./tokens";

/** Most words of a phrase in the lexicon. */
const longestPhrase = 5;

/** A class of meaning at the place of a word. */
export interface ClassAt {
  readonly id: number;
  readonly at: number;
}

/** All classes of meaning in a sentence, in its order. */
export function classesIn(tokens: readonly Token[], lexicon: Lexicon): ClassAt[] {
  const found: ClassAt[] = [];
  for (const [at, { word, stem }] of tokens.entries()) {
    for (const id of lexicon.idsOf(word, stem)) found.push({ id, at });
    if (!lexicon.beginsPhrase(word)) continue;
    let phrase = word;
    for (let next = at + 1; next < at + longestPhrase && next < tokens.length; next++) {
      phrase += `_${tokens[next]?.word}`;
      for (const id of lexicon.idsOfPhrase(phrase)) found.push({ id, at });
    }
  }
  return found;
}
