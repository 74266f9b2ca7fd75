import { expect, test } from "vitest";
import { shareBody, tellStory } from "../../support/told-story";
import { startTestWorker } from "../../support/worker/served-worker";

test("a share that is stored too late is withdrawn, since nobody would have its link", {
  timeout: 40_000,
}, async () => {
  // Longer than the server waits, so that both the row and its removal come after the answer.
  const slow = await startTestWorker({ databaseDelayMs: 5500 });
  try {
    const real = await slow.miniflare.getD1Database("REAL", "slow-database");
    const countRows = () => real.prepare("SELECT count(*) AS rows FROM shared_stories").first("rows");
    const late = await fetch(new URL("/api/shared-stories", slow.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shareBody(await tellStory(slow.url))),
    });
    expect(late.status).toBe(503);
    expect(await countRows()).toBe(0);
    await slow.logged("withdrawn");
    expect(await countRows()).toBe(0);
  } finally {
    await slow.stop();
  }
});
