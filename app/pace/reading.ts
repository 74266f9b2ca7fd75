import type { View } from "./reading-place";

const minuteMs = 60_000;

/**
 * How much of a story is read: as much as its reader's pace says, but all that was scrolled past, and nothing that was
 * not on the screen yet.
 * @param total words of the story
 * @param pace words a minute
 */
export function createReading(total: number, pace: number) {
  let read = 0;
  let last: number | undefined;
  let view: View = { from: 0, to: 0 };

  function goOn(ms: number): void {
    const passed = last === undefined ? 0 : ms - last;
    last = ms;
    read = Math.max(view.from, Math.min(view.to, read + (passed / minuteMs) * pace));
  }

  return {
    /** @param ms by a clock that never goes back */
    look(next: View, ms: number): void {
      goOn(ms);
      view = next;
      goOn(ms);
    },
    goOn,
    /** Nobody reads while the page is hidden. */
    pause(): void {
      last = undefined;
    },
    minutesLeft(): number {
      return (total - read) / pace;
    },
  };
}

/** 'About 6 minutes left', or '6 minutes left, until 7:52'; undefined at the end of the story. */
export function leftInWords(minutes: number, until?: string): string | undefined {
  if (minutes <= 0) return undefined;
  if (minutes < 1) return "Less than a minute left";
  const whole = Math.round(minutes);
  const left = `${whole} ${whole === 1 ? "minute" : "minutes"} left`;
  return until === undefined ? `About ${left}` : `${left}, until ${until}`;
}
