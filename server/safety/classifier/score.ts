import { bias, weightBytes, weightScale } from "../generated/weights";
import type { Lexicon } from "../told/lexicon";
import { featuresOf } from "./features";

/** Where a signed byte of the table begins in base64: three bytes are four letters. Read there, as decoding it all takes long. */
function weightAt(place: number): number {
  const offset = place % 3;
  const letter = ((place - offset) / 3) * 4 + offset;
  const bits = (sixBits(letter) << 6) | sixBits(letter + 1);
  return ((bits >> (4 - 2 * offset)) << 24) >> 24;
}

function sixBits(letter: number): number {
  const code = weightBytes.charCodeAt(letter);
  if (code >= 97) return code - 71;
  if (code >= 65) return code - 65;
  if (code >= 48) return code + 4;
  return code === 43 ? 62 : 63;
}

/** How unsafe a sentence sounds, as log-odds: 0 is even, below is innocent. @param text folded as `foldSentence` does */
export function unsafeScore(text: string, lexicon: Lexicon): number {
  const features = featuresOf(text, lexicon);
  if (features.size === 0) return bias;
  let sum = 0;
  for (const place of features) sum += weightAt(place);
  return bias + (sum * weightScale) / Math.sqrt(features.size);
}
