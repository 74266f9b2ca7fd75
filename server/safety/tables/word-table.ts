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

/** @param text lists apart by line breaks, each of ` word:value` with `~` for spaces, as the build writes them */
export function createWordTable(text: string): WordTable {
  let lists: readonly string[] | undefined;
  return {
    get(word) {
      lists ??= text.split("\n");
      const list = lists[bucketOf(word, lists.length)];
      if (list === undefined || list === "") return undefined;
      const key = ` ${word.replaceAll(" ", "~")}:`;
      const at = list.indexOf(key);
      if (at < 0) return undefined;
      const from = at + key.length;
      const end = list.indexOf(" ", from);
      return end < 0 ? list.slice(from) : list.slice(from, end);
    },
  };
}
