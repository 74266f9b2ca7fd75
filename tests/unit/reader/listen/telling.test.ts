import { expect, test } from "vitest";
import { listenToStory, retryDelay, type Telling, type TellingPorts } from "../../../../app/reader/listen/telling";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";

const request = { age: 4, style: "gentle" } as StoryRequest;
const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" } as const;
const start: StoryEvent = { event: "start", data: { storyteller: "storybook" } };
const done: StoryEvent = { event: "done", data: { story_metadata: metadata, receipt: "r" } };
const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });
const busy = (retryAfter?: number) => new StoryError("busy", retryAfter === undefined ? {} : { retryAfter });

/** Each attempt plays its script; what is no event is thrown. */
function scripted(...attempts: unknown[][]) {
  const waited: number[] = [];
  const reported: unknown[] = [];
  let asked = 0;
  const ports: TellingPorts = {
    async *stream() {
      for (const step of attempts[asked++] ?? []) {
        if (typeof step === "object" && step !== null && "event" in step) yield step as StoryEvent;
        else throw step;
      }
    },
    seedOf: () => 7,
    async *goOn() {
      yield* [];
      throw new StoryError("telling_gone");
    },
    waitOrWake: async (ms) => void waited.push(ms),
    random: () => 1,
    now: () => 0,
    wait: async (ms) => void waited.push(ms),
    online: async () => void waited.push(Number.POSITIVE_INFINITY),
    report: (outcome, attempt) => void reported.push([outcome === "success" ? outcome : outcome.message, attempt]),
  };
  return { ports, waited, reported, asked: () => asked };
}

async function states(ports: TellingPorts, signal = new AbortController().signal): Promise<Telling[]> {
  const seen: Telling[] = [];
  for await (const telling of listenToStory(request, ports, signal)) seen.push(telling);
  return seen;
}

test("a story that succeeds: loading, telling, done", async () => {
  const { ports, waited, reported } = scripted([start, text("**T**\n\n"), text("Once."), done]);
  expect(await states(ports)).toEqual([
    { state: "loading", attempt: 0 },
    { state: "telling", text: "**T**\n\n", storyteller: "storybook", back: { seed: 7 } },
    { state: "telling", text: "**T**\n\nOnce.", storyteller: "storybook", back: { seed: 7 } },
    { state: "done", text: "**T**\n\nOnce.", storyteller: "storybook", metadata, receipt: "r" },
  ]);
  expect(waited).toEqual([]);
  expect(reported).toEqual([["success", 0]]);
});

test("at most two retries, after 2 s and 4 s", async () => {
  const { ports, waited, reported, asked } = scripted([busy()], [busy()], [busy()], [start]);
  expect(await states(ports)).toEqual([
    { state: "loading", attempt: 0 },
    { state: "loading", attempt: 1 },
    { state: "loading", attempt: 2 },
    { state: "failed", error: { code: "busy", message: expect.stringContaining("busy"), retryable: true } },
  ]);
  expect(waited).toEqual([2000, 4000]);
  expect(asked()).toBe(3);
  expect(reported).toEqual([[expect.stringContaining("busy"), 2]]);
});

test("a retry that succeeds reports its attempt", async () => {
  const { ports, reported } = scripted([new StoryError("network")], [start, text("Once."), done]);
  expect((await states(ports)).at(-1)?.state).toBe("done");
  expect(reported).toEqual([["success", 1]]);
});

test("without a network it fails at once, and begins by itself when the network is back", async () => {
  const { ports, waited, reported } = scripted([new StoryError("offline")], [start, text("Once."), done]);
  const seen = await states(ports);
  expect(seen.map(({ state }) => state)).toEqual(["loading", "failed", "loading", "telling", "done"]);
  expect(seen[1]).toMatchObject({ error: { code: "offline", message: "You are offline." } });
  expect(seen[2]).toMatchObject({ attempt: 0 });
  expect(waited).toEqual([Number.POSITIVE_INFINITY]);
  expect(reported).toEqual([["success", 0]]);
});

test.each([
  [busy(1), 0, 2000],
  [busy(5), 0, 5000],
  [busy(8), 0, 8000],
  [busy(9), 0, undefined],
  [busy(3), 1, 4000],
  [busy(), 2, undefined],
  [new StoryError("unsafe_request"), 0, undefined],
  [new StoryError("story_failed", { retryable: false }), 0, undefined],
  [new Error("a defect"), 0, undefined],
  ["thrown", 0, undefined],
])("%s in attempt %i waits %s ms", (thrown, attempt, delay) => {
  expect(retryDelay(thrown, attempt)).toBe(delay);
});

test("after the first text nothing is retried: what was told stays", async () => {
  const { ports, waited, reported } = scripted([start, text("Once."), new StoryError("timeout")], [start]);
  expect((await states(ports)).at(-1)).toEqual({
    state: "broken",
    text: "Once.",
    storyteller: "storybook",
    error: { code: "timeout", message: expect.stringContaining("timeout"), retryable: true },
  });
  expect(waited).toEqual([]);
  expect(reported).toEqual([[expect.stringContaining("timeout"), 0]]);
});

test("a stream that ends without a terminal event has broken off", async () => {
  const { ports } = scripted([start, text("Once.")]);
  expect((await states(ports)).at(-1)).toMatchObject({ state: "broken", error: { code: "network" } });
});

test("the fields of a refusal reach the page", async () => {
  const { ports } = scripted([new StoryError("unsafe_request", { fields: { lesson: "Please change it." } })]);
  expect((await states(ports)).at(-1)).toMatchObject({
    state: "failed",
    error: { code: "unsafe_request", retryable: false, fields: { lesson: "Please change it." } },
  });
});

test("and which interests it means", async () => {
  const refused = new StoryError("unsafe_request", { fields: { interests: "No." }, refusedInterests: [2] });
  expect((await states(scripted([refused]).ports)).at(-1)).toMatchObject({ error: { refusedInterests: [2] } });
});

test("what is thrown and no error has the specification's sentence; a defect does not show its own", async () => {
  expect((await states(scripted(["oops"]).ports)).at(-1)).toMatchObject({
    error: { message: "Something went wrong. Please try again." },
  });
  expect((await states(scripted([new RangeError("x is undefined")]).ports)).at(-1)).toMatchObject({
    error: { message: "Failed to generate story. Please try again." },
  });
});

test("an abort throws its reason and reports nothing: in the stream and in the wait", async () => {
  const reason = new Error("the parent left");
  const inStream = new AbortController();
  const streaming = scripted([start, text("Once."), reason]);
  const telling = listenToStory(request, streaming.ports, inStream.signal);
  await telling.next();
  await telling.next();
  inStream.abort(reason);
  await expect(telling.next()).rejects.toBe(reason);
  expect(streaming.reported).toEqual([]);

  const inWait = new AbortController();
  const waiting = scripted([busy()], [start]);
  const wait = (_: number, signal: AbortSignal) => {
    inWait.abort(reason);
    return Promise.reject(signal.reason);
  };
  await expect(states({ ...waiting.ports, wait }, inWait.signal)).rejects.toBe(reason);
  expect(waiting.reported).toEqual([]);
  expect(waiting.asked()).toBe(1);
});
