import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { goOnWithTelling, streamStory } from "../../../../app/reader/listen/stream";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import { encodeStoryEvent, type StoryEvent } from "../../../../app/story/told/wire-events";

const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["space"],
  style: "gentle",
  lesson: "courage",
  readingTime: "2-3 minutes",
};
const done: StoryEvent = {
  event: "done",
  data: { story_metadata: { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" }, receipt: "v1.1.x" },
};
const start: StoryEvent = { event: "start", data: { storyteller: "storybook" } };
const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });

function encode(events: readonly StoryEvent[]): string {
  let told = 0;
  return events
    .map((event) => {
      if (event.event === "text") told += event.data.text.length;
      return encodeStoryEvent(event, told);
    })
    .join("");
}

/** An answer whose bytes come in pieces of `size`; `then` says how it goes on after the last. */
function streaming(wire: string, size = 7, then: "ends" | "breaks" | "hangs" = "ends") {
  const bytes = new TextEncoder().encode(wire);
  const state = { cancelled: false };
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      } else if (then === "ends") controller.close();
      else if (then === "breaks") controller.error(new TypeError("terminated"));
      else return new Promise(() => undefined);
    },
    cancel() {
      state.cancelled = true;
    },
  });
  const response = new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
  return { state, fetch: async () => response };
}

async function hear(fetch: typeof globalThis.fetch, signal = new AbortController().signal) {
  const heard: StoryEvent[] = [];
  let thrown: unknown;
  try {
    for await (const event of streamStory(request, { signal, fetch })) heard.push(event);
  } catch (error) {
    thrown = error;
  }
  return { heard, thrown };
}

const failing = (status: number, body: string, headers: Record<string, string> = {}) =>
  hear(async () => new Response(body, { status, headers }));

test("it posts the request as JSON and asks for events", async () => {
  let asked: [unknown, RequestInit | undefined] | undefined;
  await hear(async (url, init) => {
    asked = [url, init];
    return new Response("", { status: 500 });
  });
  expect(asked?.[0]).toBe("/api/generate-story");
  expect(asked?.[1]?.method).toBe("POST");
  expect(new Headers(asked?.[1]?.headers).get("Accept")).toBe("text/event-stream");
  expect(new Headers(asked?.[1]?.headers).get("Content-Type")).toBe("application/json");
  expect(JSON.parse(String(asked?.[1]?.body))).toEqual(request);
});

test("what the server tells is heard, in any chunking, characters of several bytes included", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "binary", minLength: 1 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 50 }),
      async (words, size) => {
        const events = [start, ...words.map(text), done];
        const { heard, thrown } = await hear(streaming(encode(events), size).fetch);
        expect(thrown).toBeUndefined();
        expect(heard).toEqual(events);
      },
    ),
    { seed: 7, numRuns: 60 },
  );
});

test("a character pair cut in two by the storyteller comes together again", async () => {
  const events = [start, text("a moon \ud83c"), text("\udf19 rose"), done];
  expect((await hear(streaming(encode(events)).fetch)).heard).toEqual(events);
});

test("nothing after the terminal event is heard, and the connection is closed", async () => {
  const { fetch, state } = streaming(encode([start, text("Hello."), done, text("more")]), 20, "hangs");
  const { heard, thrown } = await hear(fetch);
  expect(heard.at(-1)).toEqual(done);
  expect(thrown).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(state.cancelled).toBe(true);
});

test("leaving the loop closes the connection", async () => {
  const { fetch, state } = streaming(encode([start, text("Hello.")]), 20, "hangs");
  for await (const _ of streamStory(request, { signal: new AbortController().signal, fetch })) break;
  await new Promise((resolve) => setTimeout(resolve));
  expect(state.cancelled).toBe(true);
});

test("an error event is thrown with the server's own sentence", async () => {
  const error: StoryEvent = { event: "error", data: { code: "blocked", message: "Not that one.", retryable: true } };
  const { heard, thrown } = await hear(streaming(encode([start, text("Hello."), error])).fetch);
  expect(heard).toHaveLength(2);
  expect(thrown).toBeInstanceOf(StoryError);
  expect(thrown).toMatchObject({ code: "blocked", message: "Not that one.", retryable: true });
});

test("an error code of a newer server counts as a failed story", async () => {
  const error: StoryEvent = { event: "error", data: { code: "sleepy", message: "It sleeps.", retryable: false } };
  const { thrown } = await hear(streaming(encode([start, text("Hello."), error])).fetch);
  expect(thrown).toMatchObject({ code: "story_failed", message: "It sleeps.", retryable: false });
});

const hello = encode([start, text("Hello.")]);
test.each([
  ["just ends after text", hello],
  ["just ends before text", encode([start])],
  ["ends within an event", hello + encodeStoryEvent(done, 6).slice(0, -2)],
  ["loses text", encode([start]) + encodeStoryEvent(text("Hello."), 9)],
  ["repeats text", hello + encodeStoryEvent(text("Hello."), 6)],
  ["loses text before the end", hello + encodeStoryEvent(done, 7)],
  ["has no ids", `${encode([start])}event: text\ndata: {"text":"Hello."}\n\n`],
  ["sends a malformed event", `${hello}id: 6\nevent: text\ndata: {"text":\n\n`],
  ["sends an unknown event", `${hello}id: 6\nevent: picture\ndata: {}\n\n`],
  ["sends an event without a name", `${hello}id: 6\ndata: {}\n\n`],
  ["starts twice", hello + encodeStoryEvent(start, 6)],
  ["does not start", encode([text("Hello."), done])],
])("a stream that %s is broken", async (_, wire) => {
  const { heard, thrown } = await hear(streaming(wire).fetch);
  expect(thrown).toBeInstanceOf(StoryError);
  expect(thrown).toMatchObject({
    code: "network",
    retryable: true,
    message: "Network error. Please check your connection and try again.",
  });
  expect(heard.map(({ event }) => event)).not.toContain("done");
});

test("a connection that breaks in the middle is a network failure", async () => {
  const { heard, thrown } = await hear(streaming(hello, 30, "breaks").fetch);
  expect(heard).toHaveLength(2);
  expect(thrown).toMatchObject({ code: "network" });
});

test("damaged bytes break the stream instead of becoming letters", async () => {
  const bytes = new TextEncoder().encode(encode([start, text("é"), done]));
  bytes[bytes.lastIndexOf(0xc3)] = 0xff;
  const response = new Response(bytes, { headers: { "Content-Type": "text/event-stream" } });
  expect((await hear(async () => response)).thrown).toMatchObject({ code: "network" });
});

test("a story without a word is no story", async () => {
  const { thrown } = await hear(streaming(encode([start, done])).fetch);
  expect(thrown).toMatchObject({ code: "no_story", message: "No story was generated. Please try again." });
});

test("a request that gets no answer is a network failure", async () => {
  const cause = new TypeError("Failed to fetch");
  const { thrown } = await hear(async () => Promise.reject(cause));
  expect(thrown).toMatchObject({ code: "network", retryable: true, cause });
});

test("a sign-in page of a hotel is a network failure", async () => {
  const page = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
  expect((await hear(async () => page())).thrown).toMatchObject({ code: "network" });
});

test("without a network the parent reads so, as long as the browser knows", async () => {
  const cause = new TypeError("Failed to fetch");
  const events = streamStory(request, {
    signal: new AbortController().signal,
    fetch: async () => Promise.reject(cause),
    isOffline: () => true,
  });
  await expect(events.next()).rejects.toMatchObject({ code: "offline", message: "You are offline.", cause });
});

test.each([
  ["application/json", "{}"],
  ["application/json", '{"story":""}'],
  ["text/plain", ""],
  ["text/event-stream", ""],
])("an answer of %s without a story says so: %s", async (type, body) => {
  const { thrown } = await hear(async () => new Response(body, { headers: { "Content-Type": type } }));
  expect(thrown).toMatchObject({ code: "no_story", message: "No story was generated. Please try again." });
});

test("a failure over HTTP carries the server's code, sentence, fields and waiting time", async () => {
  const error = { code: "unsafe_request", message: "Kindly no.", retryable: false, fields: { lesson: "Please." } };
  const { thrown } = await failing(422, JSON.stringify({ error }));
  expect(thrown).toMatchObject({ ...error, status: 422 });
  const busy = { error: { code: "busy", message: "Too busy.", retryable: true } };
  const { thrown: later } = await failing(429, JSON.stringify(busy), { "Retry-After": "5" });
  expect(later).toMatchObject({ code: "busy", message: "Too busy.", status: 429, retryAfter: 5 });
});

test.each([
  [400, "story_failed", false],
  [404, "story_failed", false],
  [408, "timeout", true],
  [413, "too_large", false],
  [429, "busy", true],
  [500, "story_failed", true],
  [502, "story_failed", true],
  [503, "busy", true],
  [504, "timeout", true],
  [524, "timeout", true],
])("status %i without a body of ours is %s", async (status, code, retryable) => {
  for (const body of ["", "<html>Bad gateway</html>", "null", "[]", '{"error":"no"}', '{"error":null}']) {
    const { thrown } = await failing(status, body);
    expect(thrown).toBeInstanceOf(StoryError);
    expect(thrown).toMatchObject({ code, retryable, status });
  }
});

test("half a body of ours is filled up from its status", async () => {
  const { thrown } = await failing(503, '{"error":{"fields":{"age":7}}}');
  expect(thrown).toMatchObject({ code: "busy", retryable: true, fields: undefined });
  expect((thrown as StoryError).message).toContain("busy");
});

test("an abort throws the abort's reason: before the request, waiting for it and in the middle", async () => {
  const reason = new Error("the parent left");
  const before = AbortSignal.abort(reason);
  expect((await hear(async () => new Response(), before)).thrown).toBe(reason);

  const waiting = new AbortController();
  const hung = hear(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    waiting.signal,
  );
  waiting.abort(reason);
  expect((await hung).thrown).toBe(reason);

  const middle = new AbortController();
  const stream = streamStory(request, { signal: middle.signal, fetch: streaming(hello, 500, "hangs").fetch });
  expect((await stream.next()).value).toEqual(start);
  middle.abort(reason);
  await expect(stream.next()).rejects.toBe(reason);
});

/** Where a page hears that it is looked at; nothing happens to it here. */
function standIns() {
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal("document", new EventTarget());
}
afterEach(() => void vi.unstubAllGlobals());

async function goOn(told: number, fetch: typeof globalThis.fetch, isOffline = () => false) {
  const heard: StoryEvent[] = [];
  const options = { signal: new AbortController().signal, fetch, isOffline };
  const thrown = await (async () => {
    for await (const event of goOnWithTelling("1a", told, options)) heard.push(event);
  })().catch((error: unknown) => error);
  return { heard, thrown };
}

test("a telling goes on after what was told, by its id", async () => {
  standIns();
  const again: StoryEvent = { event: "start", data: { storyteller: "model", telling: "1a" } };
  const wire = [encodeStoryEvent(again, 5), encodeStoryEvent(text(" upon"), 10), encodeStoryEvent(done, 10)].join("");
  let asked: unknown[] = [];
  const { heard, thrown } = await goOn(5, async (...args) => {
    asked = args;
    return streaming(wire).fetch();
  });
  expect(thrown).toBeUndefined();
  expect(heard).toEqual([again, text(" upon"), done]);
  expect(asked).toMatchObject(["/api/tellings/1a", { headers: { "Last-Event-ID": "5" } }]);
  // What begins elsewhere would double or lose words.
  expect((await goOn(4, streaming(wire).fetch)).thrown).toMatchObject({ code: "network" });
});

test.each([
  [404, "telling_gone"],
  [400, "telling_gone"],
  [429, "network"],
  [503, "network"],
  [502, "network"],
])("%i on a return is %s", async (status, code) => {
  const { thrown } = await goOn(5, async () => new Response("{}", { status }));
  expect(thrown).toMatchObject({ code });
});

test("a return without a network is tried again", async () => {
  const noAnswer = () => Promise.reject(new TypeError("failed"));
  expect((await goOn(5, noAnswer)).thrown).toMatchObject({ code: "network" });
  expect((await goOn(5, noAnswer, () => true)).thrown).toMatchObject({ code: "offline" });
});
