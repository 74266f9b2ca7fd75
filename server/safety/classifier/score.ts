import { bias, ruleWeightBytes, ruleWeightScale, weightBytes, weightScale } from "../generated/weights";
import { places } from "./features";

/** Where a signed byte of a table begins in base64: three bytes are four letters. Read there, as decoding it all takes long. */
function signedByteAt(table: string, place: number): number {
  const offset = place % 3;
  const letter = ((place - offset) / 3) * 4 + offset;
  const bits = (sixBits(table, letter) << 6) | sixBits(table, letter + 1);
  return ((bits >> (4 - 2 * offset)) << 24) >> 24;
}

function sixBits(table: string, letter: number): number {
  const code = table.charCodeAt(letter);
  if (code >= 97) return code - 71;
  if (code >= 65) return code - 65;
  if (code >= 48) return code + 4;
  return code === 43 ? 62 : 63;
}

/**
 * How unsafe a text sounds, as log-odds: 0 is even, below is innocent.
 * @param features of `featuresOf` @param rules the numbers of the rules that it breaks
 */
export function unsafeScore(features: ReadonlySet<number>, rules: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += signedByteAt(weightBytes, feature & (places - 1));
  const words = features.size === 0 ? 0 : (sum * weightScale) / Math.sqrt(features.size);
  return rules.reduce((score, rule) => score + ruleWeight(rule), bias + words);
}

/** What one broken rule adds to the log-odds. */
export function ruleWeight(rule: number): number {
  return signedByteAt(ruleWeightBytes, rule) * ruleWeightScale;
}
