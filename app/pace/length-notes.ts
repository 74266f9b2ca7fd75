import { type ReadingTime, readingTimes } from "../story/catalogue";
import { after, formatTime, minutesOf, minutesUntil } from "./clock";

export interface LengthNote {
  readonly text: string;
  /** The longest that ends before lights out. */
  readonly fits?: boolean;
}

export type LengthNotes = Partial<Record<ReadingTime, LengthNote>>;

interface Evening {
  readonly age: number;
  /** Words a minute. */
  readonly pace: number;
  /** Minutes after midnight. */
  readonly lightsOut: number;
  readonly now: Date;
}

/** When a reader who begins now would be done with each length, and which is the longest that fits. */
export function lengthNotes({ age, pace, lightsOut, now }: Evening): LengthNotes {
  const left = minutesUntil(lightsOut, now);
  const lengths = readingTimes.map(({ value }) => ({ value, minutes: minutesOf(age, value, pace) }));
  const longest = lengths.filter(({ minutes }) => minutes <= left).at(-1)?.value;
  return Object.fromEntries(
    lengths.map(({ value, minutes }) => {
      const text = `until about ${formatTime(after(now, minutes))}`;
      return [value, value === longest ? { text: `${text}, fits best`, fits: true } : { text }];
    }),
  );
}

/** Undefined while a length fits. */
export function lateNote({ age, pace, lightsOut, now }: Evening): string | undefined {
  const left = minutesUntil(lightsOut, now);
  const [shortest] = readingTimes;
  if (minutesOf(age, shortest.value, pace) <= left) return undefined;
  return left <= 0 ? "It is lights out already." : "Even the shortest story would end later than that.";
}
