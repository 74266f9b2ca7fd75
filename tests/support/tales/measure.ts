import { countWords, mean, sentencesOf } from "./sentences";

export interface Measured {
  readonly words: number;
  readonly meanSentence: number;
  readonly longest: number;
  /** Of the last eight sentences. */
  readonly meanEnding: number;
}

/** Calls and sounds of up to three words ('Toot.') are no sentences for the mean. */
const shortestSentence = 4;
const lastSentences = 8;

export function measure(text: string): Measured {
  const counts = sentencesOf(text).map(countWords);
  return {
    words: counts.reduce((sum, count) => sum + count, 0),
    meanSentence: mean(counts.filter((count) => count >= shortestSentence)),
    longest: Math.max(0, ...counts),
    meanEnding: mean(counts.slice(-lastSentences)),
  };
}

/** By so much the last sentences are shorter than all of them, at least. */
const slower = 0.05;

export function isSlowing({ meanSentence, meanEnding }: Measured): boolean {
  return meanEnding <= (1 - slower) * meanSentence;
}
