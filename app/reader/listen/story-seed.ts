const key = "bedtime_next_seed";

/** The lower half counts a family's stories, the upper one is drawn once (`app/storybook/dealer.ts`). */
const rowMask = 0xffff;

const isSeed = (value: number) => Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;

let next: number | undefined;

function kept(): number | undefined {
  try {
    const text = localStorage.getItem(key);
    const seed = text ? Number(text) : Number.NaN;
    return isSeed(seed) ? seed : undefined;
  } catch {
    return undefined; // Storage is switched off.
  }
}

/**
 * The seed of this browser's next story. Each is the one after the last, so that a family's evenings share as little as
 * possible. Where storage is refused that holds as long as the page.
 */
export function nextStorySeed(): number {
  const seed = kept() ?? next ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  next = ((seed & ~rowMask) | ((seed + 1) & rowMask)) >>> 0;
  try {
    localStorage.setItem(key, String(next));
  } catch {
    // Full or switched off.
  }
  return seed;
}
