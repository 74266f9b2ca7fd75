import type { Sentence } from "./sentences";

/** Of the voice's own pace. */
const pace = { first: 0.95, last: 0.85 };
/** The part of the story that is read at the first pace. */
const awake = 0.4;

/** How far a child is on the way to sleep. @param place 0 at the story's beginning, 1 at its end */
function drowsiness(place: number): number {
  return Math.min(1, Math.max(0, (place - awake) / (1 - awake)));
}

export function rateAt(place: number): number {
  return pace.first - (pace.first - pace.last) * drowsiness(place);
}

/** Milliseconds of silence before a sentence: a breath, longer between paragraphs and chapters, and towards the end. */
export function silenceBefore(next: Sentence, before: Sentence | undefined, place: number): number {
  if (!before) return 0;
  const breath = next.chapter !== before.chapter ? 1100 : next.block !== before.block ? 500 : 150;
  return Math.round(breath * (1 + 0.6 * drowsiness(place)));
}

/** UTF-16 units a second, of a slow voice at its own pace. */
const unitsPerSecond = 11;

/** Milliseconds that a slow voice takes at most for these words, as far as one can know. */
export function expectedMs(words: string, rate: number): number {
  return 400 + (words.length / unitsPerSecond / rate) * 1000;
}
