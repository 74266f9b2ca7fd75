import type { Lexicon } from "./lexicon-reader";
import { stemOf, type Token } from "./tokens";

/** Most words of a phrase in the lexicon. */
const longestPhrase = 5;

/** A class of meaning at the place of a word. */
export interface ClassAt {
  readonly id: number;
  readonly at: number;
}

const stemmed = new WeakMap<Lexicon, ReadonlyMap<string, readonly number[]>>();

/** Classes by stem, for the forms that the lexicon does not list. */
function byStem(lexicon: Lexicon): ReadonlyMap<string, readonly number[]> {
  const known = stemmed.get(lexicon);
  if (known) return known;
  const made = new Map<string, readonly number[]>();
  for (const [word, ids] of lexicon.classesOf) {
    if (word.includes("_")) continue;
    const stem = stemOf(word);
    const before = made.get(stem);
    made.set(stem, before ? [...new Set([...before, ...ids])] : ids);
  }
  stemmed.set(lexicon, made);
  return made;
}

/** All classes of meaning in a sentence, in its order. */
export function classesIn(tokens: readonly Token[], lexicon: Lexicon): ClassAt[] {
  const stems = byStem(lexicon);
  const found: ClassAt[] = [];
  for (const [at, { word, stem }] of tokens.entries()) {
    for (const id of lexicon.classesOf.get(word) ?? stems.get(stem) ?? []) found.push({ id, at });
    if (!lexicon.beginsPhrase.has(word)) continue;
    let phrase = word;
    for (let next = at + 1; next < at + longestPhrase && next < tokens.length; next++) {
      phrase += `_${tokens[next]?.word}`;
      for (const id of lexicon.classesOf.get(phrase) ?? []) found.push({ id, at });
    }
  }
  return found;
}
