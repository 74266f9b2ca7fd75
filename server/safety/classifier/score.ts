import { bias, weightBytes, weightScale } from "../generated/weights";
import type { Lexicon } from "../told/lexicon";
import { featuresOf } from "./features";

let decoded: Int8Array | undefined;

/** Decoded by the first sentence: a Worker must not work while it starts. */
function weights(): Int8Array {
  decoded ??= Int8Array.from(atob(weightBytes), (byte) => byte.charCodeAt(0));
  return decoded;
}

/** How unsafe a sentence sounds, as log-odds: 0 is even, below is innocent. @param text folded as `foldSentence` does */
export function unsafeScore(text: string, lexicon: Lexicon): number {
  const features = featuresOf(text, lexicon);
  if (features.size === 0) return bias;
  const table = weights();
  let sum = 0;
  for (const place of features) sum += table[place] ?? 0;
  return bias + (sum * weightScale) / Math.sqrt(features.size);
}
