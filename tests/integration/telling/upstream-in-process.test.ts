import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { earlyFaults, type Fault, lateFaults, shortLimits, story } from "../../support/upstream/faults";
import * as scripts from "../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../support/upstream/upstream";
import { createInProcessApp } from "../../support/worker/in-process-app";
import { storyRequest } from "../../support/worker/served-worker";

/**
 * The same faults with the product in this process: here a timer that nobody stops can be seen. (A rejection that nobody
 * handles ends the test run.)
 */
let ask: Awaited<ReturnType<typeof createInProcessApp>>;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  ask = await createInProcessApp({ OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", ...shortLimits });
});
afterAll(() => upstream.close());

/** Milliseconds of each timer that was started and has neither fired nor been stopped. */
const running = new Map<unknown, number>();
/** All that were started. */
const started: number[] = [];

beforeEach(() => {
  running.clear();
  started.length = 0;
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((
    work: (...values: unknown[]) => void,
    ms = 0,
    ...values: unknown[]
  ) => {
    const timer = start(() => {
      running.delete(timer);
      work(...values);
    }, ms);
    started.push(ms);
    running.set(timer, ms);
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
    running.delete(timer);
    stop(timer as number);
  });
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** Of the product's own timers: the limits of the story, and the longest silence of the stream. */
const ownTimers = [...Object.values(shortLimits).map(Number), 500];
function ownRunning(): number[] {
  return [...running.values()].filter((ms) => ownTimers.includes(ms));
}

async function tellBothWays(does: Script): Promise<void> {
  script = does;
  await Promise.all(
    ["text/event-stream", "application/json"].map(async (accept) => {
      const headers = { "Content-Type": "application/json", Accept: accept };
      const body = JSON.stringify(storyRequest);
      const response = await ask(new Request("http://localhost/api/generate-story", { method: "POST", headers, body }));
      await response.text();
    }),
  );
}

test.each<Pick<Fault, "name" | "script">>([
  { name: "a story told to its end", script: scripts.tells(story) },
  ...earlyFaults,
  ...lateFaults,
])("$name leaves no timer behind", async ({ script: fault }) => {
  await tellBothWays(fault);
  expect(started).toEqual(
    expect.arrayContaining([Number(shortLimits.STORY_FIRST_TEXT_MS), Number(shortLimits.STORY_TOTAL_MS)]),
  );
  expect(ownRunning()).toEqual([]);
});

test("a listener who leaves leaves no timer behind", async () => {
  script = scripts.stallsAfter(story);
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
  const init = { method: "POST", headers, body: JSON.stringify(storyRequest) };
  const response = await ask(new Request("http://localhost/api/generate-story", init));
  const reader = response.body?.getReader();
  await reader?.read();
  expect(ownRunning()).not.toEqual([]);
  await reader?.cancel();
  await vi.waitFor(() => expect(ownRunning()).toEqual([]));
});

test("a JSON reader who leaves closes the model's connection, before its first word and in mid-story", async () => {
  // Limits so long that only the reader can have closed it. A runtime on this machine tells of a reader who left only
  // once an answer has begun; Cloudflare tells at once, by the request's signal.
  const patient = { STORY_FIRST_TEXT_MS: "600000", STORY_STALL_MS: "600000", STORY_TOTAL_MS: "600000" };
  const askPatiently = await createInProcessApp({
    OPENAI_BASE_URL: upstream.url,
    OPENAI_MODEL: "loopback",
    ...patient,
  });
  script = scripts.opens;
  for (const words of ["", "**Title**\n\nNora looked up. And"]) {
    const asked = upstream.requests.length;
    const leaving = new AbortController();
    const init = { method: "POST", body: JSON.stringify(storyRequest), signal: leaving.signal };
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const answer = askPatiently(new Request("http://localhost/api/generate-story", { ...init, headers }));
    const exchange = await upstream.exchange(asked);
    if (words) await exchange.say(words);
    leaving.abort();
    await exchange.clientLeft;
    expect((await answer).ok).toBe(false);
    expect([...running.values()].filter((ms) => ms === 600_000)).toEqual([]);
  }
});
