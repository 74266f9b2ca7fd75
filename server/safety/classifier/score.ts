import { bias, ruleWeightScale, ruleWeights, weightScale, weights } from "../generated/weights";
import { places } from "./features";
import { weightAt } from "./weight-at";

/**
 * How unsafe a text sounds, as log-odds: 0 is even, below is innocent.
 * @param features of `featuresOf` @param rules the numbers of the rules that it breaks
 */
export function unsafeScore(features: ReadonlySet<number>, rules: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weightAt(weights, feature & (places - 1));
  const words = features.size === 0 ? 0 : (sum * weightScale) / Math.sqrt(features.size);
  return rules.reduce((score, rule) => score + ruleWeight(rule), bias + words);
}

/** What one broken rule adds to the log-odds. */
export function ruleWeight(rule: number): number {
  return weightAt(ruleWeights, rule) * ruleWeightScale;
}
