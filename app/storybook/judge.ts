import { readingLevel, wordRange } from "../story/story-length";
import { countWords, splitSentences } from "./flow";
import type { Paragraph } from "./paragraph";
import type { PlannedStory } from "./story-plan";

export interface Verdict {
  /** 0 when everything holds; more is worse. */
  readonly faults: number;
  /** Words to add (negative: to leave out) to come into the range. */
  readonly wordsMissing: number;
  /** Mean sentence of the last third as a share of the first. */
  readonly slowdown: number;
  /** -1 sentences are too short, 1 too long, 0 right. */
  readonly meanSentence: -1 | 0 | 1;
}

/** The last third's sentences are at most this long, as a share of the first third's (the house rule is .85). */
export const slowest = 0.83;

function mean(lengths: readonly number[]): number {
  return lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length);
}

/** By words and by sentences: both ways of cutting a story in three must hear it slow down. */
export function slowdownOf(lengths: readonly number[]): number {
  const total = lengths.reduce((sum, n) => sum + n, 0);
  let told = 0;
  const first: number[] = [];
  const last: number[] = [];
  for (const length of lengths) {
    const at = (told + length / 2) / total;
    if (at < 1 / 3) first.push(length);
    if (at >= 2 / 3) last.push(length);
    told += length;
  }
  const third = Math.floor(lengths.length / 3);
  const byWords = mean(last) / mean(first);
  const bySentences = mean(lengths.slice(-third)) / mean(lengths.slice(0, third));
  return Math.max(byWords, bySentences);
}

export function judge(paragraphs: readonly Paragraph[], plan: PlannedStory, refrain: string | undefined): Verdict {
  const sentences = paragraphs.flatMap(({ text }) => splitSentences(text));
  const lengths = sentences.map(countWords);
  const words = lengths.reduce((sum, n) => sum + n, 0);
  const range = wordRange(plan.age, plan.readingTime);
  const level = readingLevel(plan.age);
  const steer = plan.band.meanSentence;
  const missing = words < range.min ? range.min - words + 8 : words > range.max ? range.max - words - 8 : 0;
  const average = words / Math.max(1, lengths.length);
  const meanSentence = average < steer.min ? -1 : average > steer.max ? 1 : 0;
  const { min, max } = level.meanSentence;
  const meanMiss = average < min + 0.1 ? average - min - 0.1 : average > max - 0.1 ? average - max + 0.1 : 0;
  const tooLong = lengths.filter((n) => n > level.longestSentence).length;
  const slow = slowdownOf(lengths);
  const seen = new Set<string>(refrain ? splitSentences(refrain) : []);
  const refrainSentences = new Set(seen);
  let repeated = 0;
  for (const sentence of sentences) {
    // Three words said again (‘asked Otto.’) are no repetition.
    if (refrainSentences.has(sentence) || countWords(sentence) < 4) continue;
    if (seen.has(sentence)) repeated++;
    seen.add(sentence);
  }
  const faults = Math.abs(missing) / 20 + Math.abs(meanMiss) * 2 + tooLong + repeated + (slow > slowest ? slow : 0);
  return { faults, wordsMissing: missing, meanSentence, slowdown: slow };
}
