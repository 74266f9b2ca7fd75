/** Seeded randomness: the same seed and labels give the same draws on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** 0 ≤ n < size, an integer */
  below(size: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream, so that one more draw here does not change every draw there. */
  fork(label: string): Random;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start >>> 0;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

function mix(seed: number): number {
  let h = seed >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const step = 0x6d2b79f5;

/** Mulberry32: what a state gives, 0 ≤ x < 1. */
function drawn(state: number): number {
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** The first draw of a stream, for the many that are used once. */
export const randomBelow = (seed: number, size: number): number => Math.floor(drawn((mix(seed) + step) >>> 0) * size);

export function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = mix(seed);
  return shuffle(list, (size) => {
    state = (state + step) >>> 0;
    return Math.floor(drawn(state) * size);
  });
}

function shuffle<T>(list: readonly T[], below: (size: number) => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = held;
  }
  return copy;
}

export function createRandom(seed: number): Random {
  let state = mix(seed);
  const next = () => {
    state = (state + step) >>> 0;
    return drawn(state);
  };
  const below = (size: number) => Math.floor(next() * size);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(list) {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error("Nothing to pick from");
      return chosen;
    },
    shuffle: (list) => shuffle(list, below),
    fork: (label) => createRandom(hashText(label, mix(seed ^ 0x9e3779b9))),
  };
}
