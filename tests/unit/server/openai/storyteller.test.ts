import { LLMock } from "@copilotkit/aimock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import { createOpenAiStoryteller } from "../../../../server/openai/storyteller";
import { writePrompt } from "../../../../server/telling/prompt/prompt";
import * as scripts from "../../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../../support/upstream/upstream";

const key = "sk-secret-key-of-the-operator";
const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["space", "a purple wheelbarrow"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};
const story = ["**The Quiet", " Moon**\n\n", "Nora looked up. ", "The moon looked back."];

let upstream: Upstream | undefined;
const consoleCalls: unknown[] = [];

beforeEach(() => {
  consoleCalls.length = 0;
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void consoleCalls.push(args));
  }
});

afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
  vi.restoreAllMocks();
  expect(consoleCalls, "the console stays silent").toEqual([]);
});

async function start(...all: Script[]): Promise<Upstream> {
  upstream = await startUpstream(...all);
  return upstream;
}

function storytellerAt(baseUrl: string, apiKey: string | undefined = key) {
  return createOpenAiStoryteller({ apiKey, baseUrl, model: "loopback", writePrompt, now: () => Date.UTC(2026, 0, 1) });
}

interface Telling {
  readonly text: string;
  readonly pieces: readonly string[];
  readonly error: unknown;
}

async function listen(baseUrl: string, signal = new AbortController().signal): Promise<Telling> {
  const pieces: string[] = [];
  try {
    for await (const piece of storytellerAt(baseUrl).tell(request, signal)) pieces.push(piece);
    return { text: pieces.join(""), pieces, error: undefined };
  } catch (error) {
    return { text: pieces.join(""), pieces, error };
  }
}

/** What of the failure leaves the adapter must hold neither key nor prompt nor story nor the upstream's words. */
function expectNoSecrets(error: StoryError): void {
  const { message, detail, cause, fields, stack } = error;
  const said = JSON.stringify({ message, detail, cause, fields, stack });
  for (const secret of [key, "wheelbarrow", "Moon", "parent", "upstream's own words"])
    expect(said).not.toContain(secret);
}

test("tells the story, and asks for it as a chat completion", async () => {
  const { url, requests } = await start(scripts.tells(story));
  expect(await listen(url)).toMatchObject({ text: story.join(""), error: undefined });
  expect(requests[0]?.path).toBe("/v1/chat/completions");
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  expect(requests[0]?.body).toMatchObject({ model: "loopback", stream: true });
  expect(requests[0]?.body.max_tokens).toBeGreaterThan(1000);
  expect(requests[0]?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(requests[0]?.body.messages?.[1]?.content).toContain("a purple wheelbarrow");
});

test("sends no key to a service that wants none", async () => {
  const { url, requests } = await start(scripts.tells(story));
  const teller = createOpenAiStoryteller({ apiKey: undefined, baseUrl: url, model: "loopback", writePrompt });
  for await (const _ of teller.tell(request, new AbortController().signal));
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test("a reasoning model gets the limit under the name it knows, and no warning is printed", async () => {
  const { url, requests } = await start(scripts.tells(story));
  const teller = createOpenAiStoryteller({ apiKey: key, baseUrl: url, model: "gpt-5-mini", writePrompt });
  for await (const _ of teller.tell(request, new AbortController().signal));
  expect(requests[0]?.body.max_completion_tokens).toBeGreaterThan(1000);
  expect(requests[0]?.body.max_tokens).toBeUndefined();
});

test("passes the first words on while the rest is still to come", async () => {
  const { url, exchange } = await start(scripts.opens);
  const pieces = storytellerAt(url).tell(request, new AbortController().signal)[Symbol.asyncIterator]();
  const first = pieces.next();
  const server = await exchange(0);
  await server.say("Nora");
  expect(await first).toEqual({ done: false, value: "Nora" });
  const sentence = pieces.next();
  await server.say(" slept.");
  expect(await sentence).toEqual({ done: false, value: " slept." });
  await server.finish();
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
});

const quota = {
  message: "You exceeded your quota",
  type: "insufficient_quota",
  param: null,
  code: "insufficient_quota",
};
const noModel = { message: "No such model", type: "invalid_request_error", param: null, code: "model_not_found" };
const filtered = { message: "Filtered", type: null, param: "prompt", code: "content_filter" };
const inTwoMinutes = new Date(Date.UTC(2026, 0, 1, 0, 2)).toUTCString();
const failed = { code: "story_failed", status: 502, retryable: true };
const refused = { code: "story_failed", status: 502, retryable: false };
const busy = { code: "busy", status: 503, retryable: true };

test.each<[string, Script, object, detail: string]>([
  ["401", scripts.fails(401), refused, "OPERATOR: key refused, upstream 401 server_error"],
  ["403", scripts.fails(403), refused, "OPERATOR: key refused, upstream 403"],
  ["429, quota exhausted", scripts.fails(429, { error: quota }), refused, "OPERATOR: quota exhausted, upstream 429"],
  ["402", scripts.fails(402), refused, "OPERATOR: quota exhausted, upstream 402"],
  ["429", scripts.fails(429), { ...busy, retryAfter: undefined }, "upstream 429"],
  [
    "429 with seconds",
    scripts.fails(429, { headers: { "retry-after": "7" } }),
    { ...busy, retryAfter: 7 },
    "upstream 429",
  ],
  [
    "429 with a date",
    scripts.fails(429, { headers: { "retry-after": inTwoMinutes } }),
    { ...busy, retryAfter: 120 },
    "upstream 429",
  ],
  [
    "503, an endless wait",
    scripts.fails(503, { headers: { "retry-after": "99999" } }),
    { ...busy, retryAfter: 600 },
    "503",
  ],
  ["503, no sensible wait", scripts.fails(503, { headers: { "retry-after": "soon" } }), busy, "upstream 503"],
  ["529", scripts.fails(529), busy, "upstream 529"],
  ["408", scripts.fails(408), { code: "timeout", status: 504, retryable: true }, "upstream 408"],
  ["504", scripts.fails(504), { code: "timeout", status: 504, retryable: true }, "upstream 504"],
  ["400", scripts.fails(400), refused, "OPERATOR: request refused, upstream 400"],
  ["404, no such model", scripts.fails(404, { error: noModel }), refused, "upstream 404 model_not_found"],
  [
    "400, prompt filtered",
    scripts.fails(400, { error: filtered }),
    { code: "blocked", retryable: true },
    "400 content_filter",
  ],
  ["500", scripts.fails(500), failed, "upstream 500"],
  [
    "502 with a page",
    (exchange) => exchange.answer(502, { "content-type": "text/html" }, "<p>"),
    failed,
    "upstream 502",
  ],
  ["connection dropped before headers", scripts.dropsBeforeHeaders, failed, "upstream failed"],
  ["body that is no event stream", scripts.answers("text/html", "<p>Hello</p>"), failed, "upstream finish interrupted"],
  ["JSON instead of events", scripts.answers("application/json", '{"choices":[]}'), failed, "interrupted"],
  ["no byte in the body", scripts.answers("text/event-stream", ""), failed, "upstream finish interrupted"],
  ["empty story", scripts.tells([]), { code: "no_story", status: 502, retryable: true }, "upstream told nothing"],
  ["blank story", scripts.tells([" ", "\n\n", "\t"]), { code: "no_story", retryable: true }, "upstream told nothing"],
])("before any text: %s", async (_, script, expected, detail) => {
  const { url } = await start(script);
  const { text, error } = await listen(url);
  expect(error).toBeInstanceOf(StoryError);
  expect(error).toMatchObject(expected);
  expect((error as StoryError).detail).toContain(detail);
  expect(text.trim()).toBe("");
  expectNoSecrets(error as StoryError);
});

const overloaded = { message: "Overloaded Moon", type: "overloaded_error", code: "rate_limit_exceeded" };

test.each<[string, Script, object, detail: string]>([
  ["error object", scripts.breaksWith(scripts.errorEvent(overloaded), story), busy, "rate_limit_exceeded"],
  [
    "error object without a code",
    scripts.breaksWith(scripts.errorEvent({ message: "Moon" }), story),
    failed,
    "upstream",
  ],
  ["malformed event", scripts.breaksWith(scripts.malformedEvent, story), failed, "upstream failed"],
  ["event of another shape", scripts.breaksWith('data: {"choices":"none"}\n\n', story), failed, "upstream failed"],
  ["end without a finish reason", scripts.endsWithoutFinish(story), failed, "upstream finish interrupted"],
  ["finish reason length", scripts.tells(story, "length"), failed, "upstream finish length"],
  ["finish reason unknown", scripts.tells(story, "tired"), failed, "upstream finish other tired"],
  [
    "finish reason content_filter",
    scripts.tells(story, "content_filter"),
    { code: "blocked", retryable: true },
    "filter",
  ],
])("in the middle: %s", async (_, script, expected, detail) => {
  const { url } = await start(script);
  const { text, error } = await listen(url);
  expect(error).toBeInstanceOf(StoryError);
  expect(error).toMatchObject(expected);
  expect((error as StoryError).detail).toContain(detail);
  expect(story.join("").startsWith(text)).toBe(true);
  expectNoSecrets(error as StoryError);
});

test("an error object before any text is named too", async () => {
  const { url } = await start(scripts.breaksWith(scripts.errorEvent(overloaded), []));
  const { error } = await listen(url);
  expect(error).toMatchObject(busy);
  expectNoSecrets(error as StoryError);
});

test("a refused connection", async () => {
  const { url, close } = await startUpstream(scripts.saysNothing);
  await close();
  const { error } = await listen(url);
  expect(error).toMatchObject(failed);
  expect((error as StoryError).detail).toContain("ECONNREFUSED");
  expectNoSecrets(error as StoryError);
});

test("a connection dropped in mid-stream", async () => {
  const { url, exchange } = await start(scripts.stallsAfter(["Nora slept."]));
  const pieces = storytellerAt(url).tell(request, new AbortController().signal)[Symbol.asyncIterator]();
  expect((await pieces.next()).value).toBe("Nora slept.");
  const next = pieces.next();
  (await exchange(0)).drop();
  const error = await next.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject(failed);
  expectNoSecrets(error as StoryError);
});

test("fails once, then tells: nothing is retried inside", async () => {
  const { url, requests } = await start(scripts.fails(503), scripts.tells(story));
  expect((await listen(url)).error).toMatchObject(busy);
  expect(requests).toHaveLength(1);
  expect((await listen(url)).text).toBe(story.join(""));
});

test("a service that says `stop` in words of its own has told the whole story", async () => {
  const { url } = await start(scripts.tells(story, "eos_token"));
  expect(await listen(url)).toMatchObject({ text: story.join(""), error: undefined });
});

test("a surrogate pair cut between two deltas is never passed on in halves", async () => {
  const { url } = await start(scripts.cutsSurrogatePair("A fox ", "🦊", " slept."));
  const { text, pieces } = await listen(url);
  expect(text).toBe("A fox 🦊 slept.");
  for (const piece of pieces) expect(piece).not.toMatch(/\p{Cs}/u);
});

test.each([1, 2, 7, 64])("events and characters cut every %i bytes arrive whole", async (bytes) => {
  const { url } = await start(scripts.tellsInBytes(["Über dem ", "Mond 🌙 ", "schläft\n\n", "…ein 🦊."], bytes));
  expect(await listen(url)).toMatchObject({ text: "Über dem Mond 🌙 schläft\n\n…ein 🦊.", error: undefined });
});

test("a runaway upstream is cut off", async () => {
  const { url, exchange } = await start(scripts.runsAway(10_000_000));
  const { text, error } = await listen(url);
  expect(error).toMatchObject({ ...failed, detail: "upstream told without end" });
  expect(text.length).toBeLessThan(50_000);
  await (await exchange(0)).clientLeft;
});

test("an event without end is cut off", async () => {
  const { url, exchange } = await start(async (server) => {
    for (let i = 0; i < 100 && !server.hasClientLeft(); i++) await server.send(`data: ${"x".repeat(100_000)}`);
  });
  expect((await listen(url)).error).toMatchObject(failed);
  await (await exchange(0)).clientLeft;
});

test("leaving before the headers closes the connection and throws the signal's reason", async () => {
  const { url, exchange } = await start(scripts.saysNothing);
  const controller = new AbortController();
  const telling = listen(url, controller.signal);
  const server = await exchange(0);
  const reason = new StoryError("timeout");
  controller.abort(reason);
  expect((await telling).error).toBe(reason);
  await server.clientLeft;
});

test.each(["headers", "text"])(
  "leaving after the %s closes the connection and throws the signal's reason",
  async (after) => {
    const { url, exchange } = await start(after === "text" ? scripts.stallsAfter(["Nora slept."]) : scripts.opens);
    const controller = new AbortController();
    const pieces = storytellerAt(url).tell(request, controller.signal)[Symbol.asyncIterator]();
    if (after === "text") await pieces.next();
    const next = pieces.next();
    const server = await exchange(0);
    const reason = new Error("left");
    controller.abort(reason);
    await expect(next).rejects.toBe(reason);
    await server.clientLeft;
  },
);

test("a signal that is aborted already makes no request", async () => {
  const { url, requests } = await start(scripts.tells(story));
  const reason = new Error("left");
  expect((await listen(url, AbortSignal.abort(reason))).error).toBe(reason);
  expect(requests).toHaveLength(0);
});

test("ending the iteration early closes the connection", async () => {
  const { url, exchange } = await start(scripts.stallsAfter(["Nora slept."]));
  for await (const _ of storytellerAt(url).tell(request, new AbortController().signal)) break;
  await (await exchange(0)).clientLeft;
});

test("a third-party server: story, exhausted quota and overload", async () => {
  const mock = new LLMock({ port: 0, logLevel: "silent" });
  mock.onMessage(/wheelbarrow/, { content: "**A Title**\n\nA 🦊 slept. The end." }, { chunkSize: 3 });
  await mock.start();
  try {
    const told = await listen(`${mock.url}/v1`);
    expect(told).toMatchObject({ text: "**A Title**\n\nA 🦊 slept. The end.", error: undefined });
    mock.nextRequestError(429, { message: "Quota", type: "insufficient_quota", code: "insufficient_quota" });
    expect((await listen(`${mock.url}/v1`)).error).toMatchObject(refused);
    mock.nextRequestError(503, { message: "Overloaded", type: "server_error" });
    expect((await listen(`${mock.url}/v1`)).error).toMatchObject(busy);
  } finally {
    await mock.stop();
  }
});
