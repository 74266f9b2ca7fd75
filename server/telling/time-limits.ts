import { StoryError } from "../../app/story/errors";
import type { TimeLimits } from "../env/environment";

/**
 * Bounds a telling in time, whatever the storyteller does. `signal` aborts with a StoryError `timeout`, or with the
 * listener's own reason when the listener leaves.
 */
export interface StoryClock {
  readonly signal: AbortSignal;
  /** The storyteller is asked for its next piece, and has given it: only the time between counts as its silence. */
  listening(): void;
  heard(): void;
  /** The first text was told: from now on silence is measured, not the wait for the beginning. */
  begun(): void;
  stop(): void;
}

export function startStoryClock(limits: TimeLimits, gone: AbortSignal): StoryClock {
  const controller = new AbortController();
  const expire = (which: string) => () => controller.abort(new StoryError("timeout", { detail: `${which} limit` }));
  const leave = () => controller.abort(gone.reason);
  if (gone.aborted) leave();
  else gone.addEventListener("abort", leave, { once: true });

  let waiting = setTimeout(expire("first text"), limits.firstTextMs);
  const whole = setTimeout(expire("whole story"), limits.storyMs);
  let hasBegun = false;

  return {
    signal: controller.signal,
    listening: () => {
      if (hasBegun) waiting = setTimeout(expire("stall"), limits.stallMs);
    },
    heard: () => {
      if (hasBegun) clearTimeout(waiting);
    },
    begun: () => {
      hasBegun = true;
      clearTimeout(waiting);
    },
    stop: () => {
      clearTimeout(waiting);
      clearTimeout(whole);
      gone.removeEventListener("abort", leave);
    },
  };
}

/**
 * Iterates `pieces`, but gives up the moment `signal` aborts, even when the source does not notice. A listener who is slow to
 * take a piece is not the source's silence.
 */
export async function* untilAborted<T>(
  pieces: AsyncIterable<T>,
  { signal, listening, heard }: Pick<StoryClock, "signal" | "listening" | "heard">,
): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  aborted.catch(() => {});
  try {
    for (;;) {
      listening();
      const next = iterator.next();
      // When the abort wins the race, a later failure of the source would be unhandled.
      next.catch(() => {});
      const result = await Promise.race([next, aborted]);
      heard();
      if (result.done) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Not awaited: a source that hangs must not hang its listener.
    iterator.return?.(undefined)?.then(undefined, () => {});
  }
}
