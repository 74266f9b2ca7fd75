import { StoryError } from "../app/story/story-errors";
import type { TimeLimits } from "./env";

/**
 * Bounds a telling in time, whatever the storyteller does. `signal` aborts with a StoryError `timeout`, or with the
 * reader's own reason when the reader leaves.
 */
export interface StoryClock {
  readonly signal: AbortSignal;
  /** A piece came from the storyteller: the wait for the next one starts anew. */
  heard(): void;
  /** The first text was told: from now on silence is measured, not the wait for the beginning. */
  begun(): void;
  stop(): void;
}

export function startStoryClock(limits: TimeLimits, reader: AbortSignal): StoryClock {
  const controller = new AbortController();
  const expire = (which: string) => () => controller.abort(new StoryError("timeout", { detail: `${which} limit` }));
  const leave = () => controller.abort(reader.reason);
  if (reader.aborted) leave();
  else reader.addEventListener("abort", leave, { once: true });

  let waiting = setTimeout(expire("first text"), limits.firstTextMs);
  const whole = setTimeout(expire("whole story"), limits.storyMs);
  let hasBegun = false;
  const restart = () => {
    clearTimeout(waiting);
    waiting = setTimeout(expire("stall"), limits.stallMs);
  };

  return {
    signal: controller.signal,
    heard: () => {
      if (hasBegun) restart();
    },
    begun: () => {
      hasBegun = true;
      restart();
    },
    stop: () => {
      clearTimeout(waiting);
      clearTimeout(whole);
      reader.removeEventListener("abort", leave);
    },
  };
}

/** Iterates `pieces`, but gives up the moment `signal` aborts, even when the source does not notice. */
export async function* untilAborted<T>(pieces: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
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
      const next = iterator.next();
      // The race may be lost to the abort: the late failure of the source is then nobody's.
      next.catch(() => {});
      const result = await Promise.race([next, aborted]);
      if (result.done) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Not awaited: a source that hangs must not hang its reader.
    iterator.return?.(undefined)?.then(undefined, () => {});
  }
}

/** Waits for `work`, but no longer than `ms`; what it gives later is lost. @throws what `work` throws, or a TimeoutError. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`nothing came within ${ms} ms`, "TimeoutError")), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
