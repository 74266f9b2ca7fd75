/** Seeded choices: the same seed and label give the same on every machine. */

/** FNV-1a over UTF-16 units, 32 bits. */
function hashText(text: string, start: number): number {
  let hash = start >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** An unsigned 32-bit number. The last steps of MurmurHash3 spread what differs in few bits. */
export function drawnNumber(seed: number, label: string): number {
  let h = hashText(label, 0x811c9dc5 ^ seed);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** By each one's own draw, so that an item more or less does not change the order of the others. */
export function shuffled<T>(items: readonly T[], seed: number, nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, at: drawnNumber(seed, nameOf(item)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
