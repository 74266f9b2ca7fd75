import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "../../app/story/error-response";
import { type Script, startUpstream, type Upstream } from "../fixtures/upstream";
import * as scripts from "../fixtures/upstream-scripts";
import { startTestWorker, storyRequest, type TestWorker } from "../served-worker";
import { hear, hearAll, toldText } from "../sse-client";

/** Each fault of a model service, through the whole Worker, with the limits that operators can set shortened. */
const limits = { STORY_FIRST_TEXT_MS: "700", STORY_STALL_MS: "500", STORY_TOTAL_MS: "4000" };
const key = "sk-the-operators-own-key-0123456789";

let site: TestWorker;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  site = await startTestWorker({
    cf: { country: "GB" },
    variables: { OPENAI_BASE_URL: upstream.url, OPENAI_API_KEY: key, OPENAI_MODEL: "loopback", ...limits },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});
afterEach(() => {
  expect(site.logs.join("\n")).not.toContain(key);
  site.logs.length = 0;
});

const story = ["**The Quiet", " Moon**\n\n", "Nora looked up. ", "The moon looked back. ", "They slept."];

function tell(accept = "text/event-stream", signal?: AbortSignal): Promise<Response> {
  return fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify(storyRequest),
    ...(signal && { signal }),
  });
}

test("a model's story comes through as it is told, with its prompt made of the answers", async () => {
  script = scripts.tells(story);
  const heard = await hearAll(await tell());
  expect(heard[0]?.event).toEqual({ event: "start", data: { storyteller: "openai" } });
  expect(toldText(heard).trim()).toBe("**The Quiet Moon**\n\nNora looked up. The moon looked back. They slept.");
  expect(heard.at(-1)?.event).toMatchObject({ event: "done", data: { story_metadata: { title: "The Quiet Moon" } } });
  const { body, headers } = await upstream.exchange(upstream.requests.length - 1);
  const prompt = JSON.stringify(body.messages);
  expect(headers.authorization).toBe(`Bearer ${key}`);
  expect(prompt).toContain("my cat Pickles");
  expect(prompt).toContain("British");
});

test("text is passed on sentence by sentence while the rest is still to come", async () => {
  script = scripts.opens;
  const asked = upstream.requests.length;
  const answer = tell();
  const exchange = await upstream.exchange(asked);
  await exchange.say("**The Quiet Moon**\n\nNora looked up. The mo");
  const events = hear(await answer);
  let told = "";
  while (!told.includes("Nora looked up.")) {
    const { event } = (await events.next()).value ?? {};
    if (event?.event === "text") told += event.data.text;
  }
  expect(told).not.toContain("The mo");
  await exchange.say("on looked back.");
  await exchange.finish();
  for await (const { event } of events) if (event.event === "text") told += event.data.text;
  expect(told.trim()).toBe("**The Quiet Moon**\n\nNora looked up. The moon looked back.");
});

test("asking for the storybook leaves the model alone", async () => {
  const asked = upstream.requests.length;
  const response = await fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...storyRequest, storyteller: "storybook" }),
  });
  expect(response.status).toBe(200);
  expect(upstream.requests).toHaveLength(asked);
});

interface Refusal {
  name: string;
  script: Script;
  status: number;
  code: string;
  retryable: boolean;
  retryAfter?: string;
}

const refusals: Refusal[] = [
  { name: "401", script: scripts.fails(401), status: 502, code: "story_failed", retryable: false },
  { name: "403", script: scripts.fails(403), status: 502, code: "story_failed", retryable: false },
  {
    name: "an exhausted quota",
    script: scripts.fails(429, { error: { message: "x", code: "insufficient_quota" } }),
    status: 502,
    code: "story_failed",
    retryable: false,
  },
  { name: "429", script: scripts.fails(429), status: 503, code: "busy", retryable: true },
  {
    name: "429 with Retry-After",
    script: scripts.fails(429, { headers: { "retry-after": "7" } }),
    status: 503,
    code: "busy",
    retryable: true,
    retryAfter: "7",
  },
  { name: "500", script: scripts.fails(500), status: 502, code: "story_failed", retryable: true },
  { name: "503", script: scripts.fails(503), status: 503, code: "busy", retryable: true },
  { name: "504", script: scripts.fails(504), status: 504, code: "timeout", retryable: true },
  {
    name: "a dropped connection",
    script: scripts.dropsBeforeHeaders,
    status: 502,
    code: "story_failed",
    retryable: true,
  },
  { name: "silence", script: scripts.saysNothing, status: 504, code: "timeout", retryable: true },
  { name: "headers, then silence", script: scripts.opens, status: 504, code: "timeout", retryable: true },
  { name: "an empty story", script: scripts.tells([]), status: 502, code: "no_story", retryable: true },
  { name: "a blank story", script: scripts.tells([" ", "\n\n "]), status: 502, code: "no_story", retryable: true },
  {
    name: "an error object instead of text",
    script: scripts.breaksWith(scripts.errorEvent({ message: "x", type: "server_error" }), []),
    status: 502,
    code: "story_failed",
    retryable: true,
  },
];

test.each(refusals)(
  "$name before any text is a real status",
  async ({ script: fault, status, code, retryable, retryAfter }) => {
    for (const accept of ["text/event-stream", "application/json"]) {
      script = fault;
      const asked = upstream.requests.length;
      const response = await tell(accept);
      expect(response.status).toBe(status);
      expect(response.headers.get("Retry-After")).toBe(retryAfter ?? null);
      const { error } = (await response.json()) as ErrorBody;
      expect(error).toMatchObject({ code, retryable });
      if (code === "busy" || code === "timeout") expect(error.message).toContain(code);
      if (status === 504 && fault !== refusals[7]?.script) await (await upstream.exchange(asked)).clientLeft;
    }
  },
);

test.each([
  [
    "an error object",
    scripts.breaksWith(scripts.errorEvent({ message: "x", type: "server_error" }), story),
    "story_failed",
  ],
  ["a malformed event", scripts.breaksWith(scripts.malformedEvent, story), "story_failed"],
  ["an end without a finish reason", scripts.endsWithoutFinish(story), "story_failed"],
  ["the token limit", scripts.tells(story, "length"), "story_failed"],
  ["a content filter", scripts.tells(story, "content_filter"), "blocked"],
  ["a stall", scripts.stallsAfter(story), "timeout"],
] as const)("%s in the middle keeps what was told and says so in the last event", async (_, fault, code) => {
  script = fault;
  const heard = await hearAll(await tell());
  expect(toldText(heard)).toContain("Nora looked up.");
  expect(heard.at(-1)?.event).toMatchObject({ event: "error", data: { code, retryable: true } });
  expect(heard.filter(({ event }) => event.event === "done")).toEqual([]);
});

test("half a story is no story as JSON", async () => {
  script = scripts.endsWithoutFinish(story);
  const response = await tell("application/json");
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ error: { code: "story_failed" } });
});

test("a connection dropped in the middle ends in an error event", async () => {
  script = scripts.opens;
  const asked = upstream.requests.length;
  const answer = tell();
  const exchange = await upstream.exchange(asked);
  await exchange.say("**Title**\n\nNora looked up. And");
  const events = hear(await answer);
  await events.next();
  exchange.drop();
  const rest = await Array.fromAsync(events);
  expect(rest.at(-1)?.event).toMatchObject({ event: "error", data: { code: "story_failed", retryable: true } });
});

test("an emoji cut in two arrives whole", async () => {
  script = scripts.cutsSurrogatePair("**Title**\n\nNora saw ", "🌙", " shine.");
  const heard = await hearAll(await tell());
  expect(toldText(heard)).toContain("Nora saw 🌙 shine.");
  expect(heard.at(-1)?.id).toBe(toldText(heard).length);
});

test("runaway output ends by the token limit or the time limit, not never", async () => {
  script = scripts.runsAway(10_000_000);
  const asked = upstream.requests.length;
  const heard = await hearAll(await tell());
  expect(heard.at(-1)?.event.event).toBe("error");
  expect(toldText(heard).length).toBeLessThan(200_000);
  await (await upstream.exchange(asked)).clientLeft;
});

test("an exhausted key is loud in the log, and the prompt is not in it", async () => {
  script = scripts.fails(401);
  await tell();
  expect(await site.logged('"level":"error"')).toContain("401");
  expect(site.logs.join("\n")).not.toContain("Pickles");
});
