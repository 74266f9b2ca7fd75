import { classesIn } from "../told/classes";
import type { Lexicon } from "../told/lexicon";
import { tokensOf } from "../told/tokens";

/** Places for hashed features; two may share one. A power of two. */
export const places = 2 ** 16;

/** FNV-1a over UTF-16 units, folded to a place. */
function placeOf(kind: number, text: string): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 12) & (places - 1);
}

const kinds = { word: 1, pair: 2, part: 3, meaning: 4, meanings: 5, order: 6, apart: 7 } as const;
/** Letters of a part of a word, its edges counted. */
const partLength = 5;
/** Words between two meanings that belong together. */
const nearby = 5;

/**
 * What a sentence has, as places in the table of weights: words, pairs of them side by side or with one between, parts
 * of words, and the meanings of
 * `lexicon.txt`, alone, together and in their order. Linear in the sentence but for pairs of meanings, of which there
 * are at most as many as the lexicon has.
 * @param text folded to lower case
 */
export function featuresOf(text: string, lexicon: Lexicon): Set<number> {
  const tokens = tokensOf(text);
  const found = new Set<number>();
  let before = "^";
  let beforeThat = "";
  for (const { word, stem } of tokens) {
    found.add(placeOf(kinds.word, stem));
    found.add(placeOf(kinds.pair, `${before} ${stem}`));
    if (beforeThat !== "") found.add(placeOf(kinds.apart, `${beforeThat} ${stem}`));
    beforeThat = before;
    before = stem;
    const edged = `<${word}>`;
    for (let i = 0; i + partLength <= edged.length; i++) found.add(placeOf(kinds.part, edged.slice(i, i + partLength)));
  }
  const meanings = classesIn(tokens, lexicon);
  const ids = [...new Set(meanings.map(({ id }) => id))].sort((a, b) => a - b);
  for (const [i, id] of ids.entries()) {
    found.add(placeOf(kinds.meaning, String(id)));
    for (const other of ids.slice(i + 1)) found.add(placeOf(kinds.meanings, `${id} ${other}`));
  }
  for (const [i, { id, at }] of meanings.entries()) {
    for (let next = i + 1; next < meanings.length; next++) {
      const later = meanings[next];
      if (!later || later.at - at > nearby) break;
      if (later.at > at) found.add(placeOf(kinds.order, `${id} ${later.id}`));
    }
  }
  return found;
}
