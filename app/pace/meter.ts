import { believedPaces as believed } from "../story/length";

/** Of one step: whoever stays longer on a screenful answers a question, or sleeps. */
const longestStepMs = 120_000;
/** What must have been read before it says anything. */
const least = { words: 120, ms: 60_000 } as const;

/** How fast somebody moves through a story, from where they are at which times. */
export function createPaceMeter() {
  let last: { words: number; ms: number } | undefined;
  const read = { words: 0, ms: 0 };

  return {
    /** @param words of the story before the place that is read; @param ms by a clock that never goes back */
    at(words: number, ms: number): void {
      const step = last && { words: words - last.words, ms: ms - last.ms };
      last = { words, ms };
      if (!step || step.ms > longestStepMs || step.words <= 0) return;
      const pace = step.words / (step.ms / 60_000);
      // Half of the slowest and twice the fastest: one step may be a turn too early and the next one too late.
      if (pace < believed.min / 2 || pace > believed.max * 2) return;
      read.words += step.words;
      read.ms += step.ms;
    },
    /** The page was hidden: what comes next is no step. */
    pause(): void {
      last = undefined;
    },
    /** Words a minute, as soon as enough was read to say so. */
    pace(): number | undefined {
      if (read.words < least.words || read.ms < least.ms) return undefined;
      const pace = Math.round(read.words / (read.ms / 60_000));
      return pace >= believed.min && pace <= believed.max ? pace : undefined;
    },
  };
}
