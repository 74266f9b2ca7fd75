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
  expect(started).toEqual(expect.arrayContaining([701, 2507]));
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
