import type { ClassAt } from "../told/classes";
import type { Token } from "../told/tokens";

/** Places for hashed features; two may share one. A power of two. */
export const places = 2 ** 17;

const kinds = { word: 1, pair: 2, part: 3, meaning: 4, meanings: 5, order: 6, apart: 7 } as const;
/** Letters of a part of a word, its edges counted. */
const partLength = 5;
/** Words between two meanings that belong together. */
const nearby = 5;
const edge = 36;

/** FNV-1a over UTF-16 units. */
function hashOf(hash: number, text: string): number {
  let next = hash;
  for (let i = 0; i < text.length; i++) next = Math.imul(next ^ text.charCodeAt(i), 0x01000193);
  return next;
}

const withUnit = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

/** So that the low bits, by which a place is taken, have something of all. */
function mixed(hash: number): number {
  const bits = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 15);
}

const startOf = (kind: number) => 0x811c9dc5 ^ kind;

/**
 * What a text has, as hashes whose low bits are places in the table of weights: words, pairs of them side by side or
 * with one between, parts of words, and meanings alone, together and in their order. Linear in the text but for pairs
 * of meanings, of which there are at most as many as the lexicon has.
 */
export function featuresOf(tokens: readonly Token[], classes: readonly ClassAt[]): Set<number> {
  const found = new Set<number>();
  let before = "^";
  let beforeThat = "";
  for (const { word, stem } of tokens) {
    found.add(mixed(hashOf(startOf(kinds.word), stem)));
    found.add(mixed(hashOf(withUnit(hashOf(startOf(kinds.pair), before), edge), stem)));
    if (beforeThat !== "") found.add(mixed(hashOf(withUnit(hashOf(startOf(kinds.apart), beforeThat), edge), stem)));
    beforeThat = before;
    before = stem;
    for (let from = -1; from + partLength <= word.length + 1; from++) {
      let hash = startOf(kinds.part);
      for (let i = from; i < from + partLength; i++)
        hash = withUnit(hash, i < 0 || i >= word.length ? edge : word.charCodeAt(i));
      found.add(mixed(hash));
    }
  }
  addMeanings(found, classes);
  return found;
}

function addMeanings(found: Set<number>, classes: readonly ClassAt[]): void {
  const ids = [...new Set(classes.map(({ id }) => id))].sort((a, b) => a - b);
  for (const [i, id] of ids.entries()) {
    found.add(mixed(withUnit(startOf(kinds.meaning), id)));
    for (let next = i + 1; next < ids.length; next++)
      found.add(mixed(withUnit(withUnit(startOf(kinds.meanings), id), ids[next] ?? 0)));
  }
  for (const [i, { id, at }] of classes.entries()) {
    for (let next = i + 1; next < classes.length; next++) {
      const later = classes[next];
      if (!later || later.at - at > nearby) break;
      if (later.at > at) found.add(mixed(withUnit(withUnit(startOf(kinds.order), id), later.id)));
    }
  }
}
