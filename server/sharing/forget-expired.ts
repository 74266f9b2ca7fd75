import type { Log } from "../runtime/log";
import type { SharedStoryStore } from "./store";

/** Small enough that a batch holds the database up for moments only. */
const batchSize = 500;
/** The rest waits for tomorrow: an expired story counts as absent anyway. */
const mostBatches = 40;

/** The daily removal of expired stories. @param now milliseconds since 1970. @throws what the store throws. */
export async function forgetExpired(store: SharedStoryStore, now: number, log: Log): Promise<void> {
  const seconds = Math.floor(now / 1000);
  let removed = 0;
  let isDone = false;
  for (let batch = 0; batch < mostBatches && !isDone; batch++) {
    const count = await store.removeExpired(seconds, batchSize);
    removed += count;
    isDone = count < batchSize;
  }
  log(isDone ? "info" : "warn", "expired_stories", { removed, outcome: isDone ? "done" : "more tomorrow" });
}
