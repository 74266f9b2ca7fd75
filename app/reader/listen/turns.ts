import { wait } from "./wait";

/** Milliseconds of work before the page gets a turn to paint and to listen. */
const longestTurn = 8;

/** For a loop that may find all its work done at once. */
export function createTurns(): (signal: AbortSignal) => Promise<void> {
  let since = performance.now();
  return async (signal) => {
    // A hidden page has nothing to paint, and its timers may come once a second.
    if (document.hidden || performance.now() - since < longestTurn) return;
    await wait(0, signal);
    since = performance.now();
  };
}
