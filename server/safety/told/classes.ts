import type { Lexicon } from "./lexicon";
import type { Token } from "./tokens";

/** A class of meaning at the place of a word. */
export interface ClassAt {
  readonly id: number;
  readonly at: number;
}

/** All classes of meaning in a sentence, in its order. */
export function classesIn(tokens: readonly Token[], lexicon: Lexicon): ClassAt[] {
  const found: ClassAt[] = [];
  for (const [at, { word }] of tokens.entries()) {
    for (const id of lexicon.idsOf(word)) found.push({ id, at });
    const end = Math.min(tokens.length, at + lexicon.longestPhrase(word));
    let phrase = word;
    for (let next = at + 1; next < end; next++) {
      phrase += `_${tokens[next]?.word}`;
      for (const id of lexicon.idsOfPhrase(phrase)) found.push({ id, at });
    }
  }
  return found;
}
