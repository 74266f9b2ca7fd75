import type { ReadingTime } from "./catalogue";

/** Inclusive range. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Words a minute at which a story is usually read aloud to these ages. */
const usualPaces = [110, 120, 130, 140] as const;

/** Words a story has, by reading time and the ages 2-3, 4-5, 6-8 and 9-12, at the usual pace. */
const wordRanges: Record<ReadingTime, readonly [upTo3: Range, upTo5: Range, upTo8: Range, older: Range]> = {
  "2-3 minutes": [
    { min: 220, max: 330 },
    { min: 240, max: 360 },
    { min: 260, max: 390 },
    { min: 280, max: 420 },
  ],
  "5-7 minutes": [
    { min: 550, max: 770 },
    { min: 600, max: 840 },
    { min: 650, max: 910 },
    { min: 700, max: 980 },
  ],
  "10-12 minutes": [
    { min: 1100, max: 1320 },
    { min: 1200, max: 1440 },
    { min: 1300, max: 1560 },
    { min: 1400, max: 1680 },
  ],
  "15 minutes": [
    { min: 1500, max: 1800 },
    { min: 1650, max: 1950 },
    { min: 1800, max: 2100 },
    { min: 1950, max: 2250 },
  ],
};

function ofAge<Value>(age: number, [upTo3, upTo5, upTo8, older]: readonly [Value, Value, Value, Value]): Value {
  if (age <= 3) return upTo3;
  if (age <= 5) return upTo5;
  return age <= 8 ? upTo8 : older;
}

/** Words a minute. */
export function usualPace(age: number): number {
  return ofAge(age, usualPaces);
}

/** Paces of reading aloud that are believed, in words a minute: below, somebody was away; above, somebody looked ahead. */
export const believedPaces: Range = { min: 60, max: 260 };

/** How much shorter or longer a story becomes for its reader's pace. */
const scales: Range = { min: 0.6, max: 1.5 };

/** @param pace of this reader, in words a minute: as many minutes as promised are fewer words of a slow one */
export function wordRange(age: number, readingTime: ReadingTime, pace = usualPace(age)): Range {
  const { min, max } = ofAge(age, wordRanges[readingTime]);
  const scale = Math.min(scales.max, Math.max(scales.min, pace / usualPace(age)));
  return { min: Math.round(min * scale), max: Math.round(max * scale) };
}

interface ReadingLevel {
  /** Mean words per sentence over the whole story. */
  readonly meanSentence: Range;
  /** Words in the longest sentence. */
  readonly longestSentence: number;
  /** Flesch-Kincaid grade. */
  readonly grade: Range;
}

/** The language of an age. The sentence lengths are our own targets, below those of old read-aloud classics. */
export function readingLevel(age: number): ReadingLevel {
  if (age <= 3) return { meanSentence: { min: 5, max: 8 }, longestSentence: 14, grade: { min: -3, max: 1.5 } };
  if (age <= 5) return { meanSentence: { min: 8, max: 11 }, longestSentence: 18, grade: { min: 1, max: 3 } };
  if (age <= 8) return { meanSentence: { min: 9, max: 14 }, longestSentence: 24, grade: { min: 2, max: 5 } };
  return { meanSentence: { min: 11, max: 17 }, longestSentence: 28, grade: { min: 3.5, max: 7 } };
}

/** '15 minutes' is always told in chapters. */
export function hasChapters(readingTime: ReadingTime): boolean {
  return readingTime === "15 minutes";
}
