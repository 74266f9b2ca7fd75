/** As many stories of the same answers are likely to be in the asked mood. */
const inARow = 4;

/**
 * Seeds for clients that bring none: each time another family (the upper half), whose first stories come in turn (the
 * lower half), so that who asks again for the same is told another tale, and none from the far end of a shelf.
 * @param random an unsigned 32-bit number
 */
export function createSeedSource(random: () => number): () => number {
  let count = 0;
  return () => ((random() & 0xffff_0000) | (count++ % inARow)) >>> 0;
}
