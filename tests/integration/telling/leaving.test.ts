import { afterAll, beforeAll, expect, test } from "vitest";
import { hear } from "../../support/requests/sse-client";
import * as scripts from "../../support/upstream/scripts";
import { startUpstream, type Upstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** Limits so long that the model's connection can only be closed because nobody listens. */
const patient = { STORY_FIRST_TEXT_MS: "600000", STORY_STALL_MS: "600000", STORY_TOTAL_MS: "600000" };
const unheard = { TELLING_UNHEARD_MS: "50" };

let site: TestWorker;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(scripts.opens);
  site = await startTestWorker({
    variables: { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", ...patient, ...unheard },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

test("leaving in mid-stream and not coming back closes the model's connection, whether it speaks or is silent", async () => {
  for (const goesOn of [true, false]) {
    const asked = upstream.requests.length;
    const leaving = new AbortController();
    const answer = fetch(new URL("/api/generate-story", site.url), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(storyRequest),
      signal: leaving.signal,
    });
    const exchange = await upstream.exchange(asked);
    await exchange.say("**Title**\n\nNora looked up. And");
    const events = hear(await answer);
    await events.next();
    leaving.abort();
    if (goesOn) void exchange.say(" then she slept. And");
    await exchange.clientLeft;
    expect(exchange.hasClientLeft()).toBe(true);
  }
  expect(JSON.parse(await site.logged('"code":"left"'))).toMatchObject({ event: "story", storyteller: "model" });
});
