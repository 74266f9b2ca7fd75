import { featuresOf, places } from "../../server/safety/classifier/features";
import type { Lexicon } from "../../server/safety/told/lexicon";

export interface Sample {
  readonly text: string;
  readonly unsafe: boolean;
}

export interface Trained {
  /** One for each place, from -127 to 127. */
  readonly weights: Int8Array;
  /** What 1 of a weight is worth. */
  readonly scale: number;
  readonly bias: number;
}

/** Weights are multiples of it: coarser ones say the same and compress better. */
const step = 3;
const epochs = 20;
const rate = 0.1;
const decay = 1e-3;
/** So that the first steps are no leaps. */
const firstSquares = 1e-6;

/** Logistic regression by AdaGrad. The same samples in the same order give the same weights, on any machine. */
export function train(samples: readonly Sample[], lexicon: Lexicon): Trained {
  const rows = samples.map(({ text, unsafe }) => ({ features: [...featuresOf(text, lexicon)], unsafe }));
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(firstSquares);
  let bias = 0;
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const [one, other] = [rows[i], rows[j]];
      if (one && other) [rows[i], rows[j]] = [other, one];
    }
    for (const { features, unsafe } of rows) {
      const share = 1 / Math.sqrt(features.length);
      let sum = bias;
      for (const place of features) sum += (weights[place] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-sum)) - (unsafe ? 1 : 0);
      for (const place of features) {
        const weight = weights[place] ?? 0;
        const slope = error * share + decay * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (rate * slope) / Math.sqrt(square);
      }
      bias -= 0.02 * error;
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { weights: Int8Array.from(weights, (weight) => step * Math.round(weight / scale / step)), scale, bias };
}

/** From 0 to 1, the same numbers each time. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
