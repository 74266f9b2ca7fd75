import type { ReadingTime } from "../story/catalogue";
import { wordRange } from "../story/length";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Minutes after midnight of what a time field has ('20:15'); undefined while it is empty or half filled in. */
export function parseTime(value: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(value) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Minutes from now to that time: of today, or of the night that is just beginning or over; less than 0 when it is past. */
export function minutesUntil(time: number, now: Date): number {
  const apart = time - (now.getHours() * 60 + now.getMinutes());
  return ((apart + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
}

/** '7:52', as clocks of this language show it; whether it is evening is known. */
export function formatTime(at: Date): string {
  const parts = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }).formatToParts(at);
  return parts
    .filter(({ type }) => type !== "dayPeriod")
    .map(({ value }) => value)
    .join("")
    .trim();
}

/** The whole minutes that the longest story of this length takes at a pace of so many words a minute. */
export function minutesOf(age: number, readingTime: ReadingTime, pace: number): number {
  return Math.round(wordRange(age, readingTime, pace).max / pace);
}

export const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);
