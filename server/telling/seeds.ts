/** Consecutive seeds from a random one on, which is drawn when the first is asked for. @param random an unsigned 32-bit number */
export function createSeedSource(random: () => number): () => number {
  let next: number | undefined;
  return () => {
    const seed = next ?? random();
    next = (seed + 1) >>> 0;
    return seed;
  };
}
