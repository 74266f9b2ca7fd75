import { places } from "../../server/safety/classifier/features";

/** A text as the classifier sees it. */
export interface Sample {
  readonly features: readonly number[];
  /** Numbers of the rules that it breaks. */
  readonly rules: readonly number[];
  readonly unsafe: boolean;
}

export interface Trained {
  /** One for each place, as steps from -`levels` to `levels`. */
  readonly weights: readonly number[];
  /** What a step of a weight is worth. */
  readonly scale: number;
  readonly ruleWeights: readonly number[];
  readonly ruleScale: number;
  readonly bias: number;
}

/** A feature of fewer samples says nothing of others. */
const fewestSamples = 4;
/** Of a weight to each side of 0: few say the same as many and compress better, as do small weights that are none. */
const levels = 10;
const least = 0.1;
const epochs = 20;
const rate = 0.1;
const decay = 1e-3;
/** A rule that no sentence of the lists breaks was still written for a reason. */
const ruleStart = 1;
/** So that the first steps are no leaps. */
const firstSquares = 1e-6;

interface Row {
  readonly places: readonly number[];
  readonly share: number;
  readonly rules: readonly number[];
  readonly label: 0 | 1;
}

/** Weights that learn one at its own rate (AdaGrad). */
class Weights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;

  readonly #start: number;

  /** @param start what each is before it has learned, and is drawn back to */
  constructor(size: number, start = 0) {
    this.#start = start;
    this.values = new Float64Array(size).fill(start);
    this.#squares = new Float64Array(size).fill(firstSquares);
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  learn(place: number, error: number): void {
    const weight = this.at(place);
    const slope = error + decay * (weight - this.#start);
    const square = (this.#squares[place] ?? 0) + slope * slope;
    this.#squares[place] = square;
    this.values[place] = weight - (rate * slope) / Math.sqrt(square);
  }

  /** In steps, and what one of them is worth. @param smallest share of the largest weight that is not taken for none */
  inSteps(smallest: number): readonly [number[], number] {
    const most = this.values.reduce((known, weight) => Math.max(known, Math.abs(weight)), 1e-9);
    const step = most / levels;
    return [Array.from(this.values, (one) => (Math.abs(one) < smallest * most ? 0 : Math.round(one / step))), step];
  }
}

/** Logistic regression. The same samples in the same order give the same weights, on any machine. */
export function train(samples: readonly Sample[], ruleCount: number): Trained {
  const rows = rowsOf(samples);
  const words = new Weights(places);
  const rules = new Weights(ruleCount, ruleStart);
  let bias = 0;
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, random);
    for (const row of rows) {
      const sum = row.places.reduce((total, place) => total + words.at(place), 0) * row.share;
      const score = row.rules.reduce((total, rule) => total + rules.at(rule), bias + sum);
      const error = 1 / (1 + Math.exp(-score)) - row.label;
      for (const place of row.places) words.learn(place, error * row.share);
      for (const rule of row.rules) rules.learn(rule, error);
      bias -= 0.02 * error;
    }
  }
  const [weights, scale] = words.inSteps(least);
  const [ruleWeights, ruleScale] = rules.inSteps(0);
  return { weights, scale, ruleWeights, ruleScale, bias };
}

function rowsOf(samples: readonly Sample[]): Row[] {
  const counts = new Map<number, number>();
  for (const { features } of samples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return samples.map(({ features, rules, unsafe }) => ({
    places: features.filter((one) => (counts.get(one) ?? 0) >= fewestSamples).map((one) => one & (places - 1)),
    share: 1 / Math.sqrt(Math.max(1, features.length)),
    rules,
    label: unsafe ? 1 : 0,
  }));
}

function shuffle(rows: Row[], random: () => number): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [one, other] = [rows[i], rows[j]];
    if (one && other) [rows[i], rows[j]] = [other, one];
  }
}

/** From 0 to 1, the same numbers each time. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
