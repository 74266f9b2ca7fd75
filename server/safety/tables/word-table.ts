/** A table of words that costs nothing to build: of its many short lists only those are looked into that are asked for. */
export interface WordTable {
  /** What the table says of a word, or undefined. Spaces may stand in it. */
  get(word: string): string | undefined;
}

/** Whether a word begins a phrase of several in the table. */
export function beginsPhrase(table: WordTable, word: string): boolean {
  return table.get(`^${word}`) !== undefined;
}

/** Place of a word among `buckets` lists, a power of two: FNV-1a over UTF-16 units. */
export function bucketOf(word: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** Digits of a place in a table, of 64, which are the characters from `firstDigit` on. */
export const placeLength = 3;
export const firstDigit = 48;

function placeAt(text: string, index: number): number {
  let place = 0;
  for (let at = index * placeLength; at < (index + 1) * placeLength; at++) {
    place = place * 64 + text.charCodeAt(at) - firstDigit;
  }
  return place;
}

/**
 * @param text as the build writes it: the places where the lists begin, and where the last one ends, up to a line break;
 * then the lists, each of ` word:value` with `~` for spaces
 */
export function createWordTable(text: string): WordTable {
  let buckets: number | undefined;
  return {
    get(word) {
      buckets ??= text.indexOf("\n") / placeLength - 1;
      const bucket = bucketOf(word, buckets);
      const list = text.slice(placeAt(text, bucket), placeAt(text, bucket + 1));
      if (list === "") return undefined;
      const key = ` ${word.includes(" ") ? word.replaceAll(" ", "~") : word}:`;
      const at = list.indexOf(key);
      if (at < 0) return undefined;
      const from = at + key.length;
      const end = list.indexOf(" ", from);
      return end < 0 ? list.slice(from) : list.slice(from, end);
    },
  };
}
