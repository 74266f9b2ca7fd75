import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import { hearAll, toldText } from "../../support/requests/sse-client";
import { messages, shortLimits } from "../../support/upstream/faults";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** The faults that a server of somebody else's can play, through the whole Worker. */
let model: LLMock;
let site: TestWorker;
beforeAll(async () => {
  model = new LLMock({ port: 0, logLevel: "silent" });
  await model.start();
  site = await startTestWorker({
    variables: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "third-party", ...shortLimits },
  });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});
beforeEach(() => void model.reset());

const story = `**The Quiet Moon**\n\nNora saw a 🌙 in the sky. ${"The moon looked back at her. ".repeat(40)}They slept.`;

type Options = Parameters<LLMock["onMessage"]>[2];

function tell(accept: "text/event-stream" | "application/json"): Promise<Response> {
  return fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify(storyRequest),
  });
}

interface Early {
  name: string;
  plays(): void;
  status: number;
  code: keyof typeof messages;
  retryable: boolean;
  retryAfter?: string;
}

const error = (status: number, retryAfter?: number) => () =>
  void model.onMessage(/./, { error: { message: "Theirs" }, status, ...(retryAfter !== undefined && { retryAfter }) });
const told =
  (options: Options, content = story) =>
  () =>
    void model.onMessage(/./, { content }, options);

const early: Early[] = [
  { name: "401", plays: error(401), status: 502, code: "story_failed", retryable: false },
  { name: "429", plays: error(429, 9), status: 503, code: "busy", retryable: true, retryAfter: "9" },
  { name: "500", plays: error(500), status: 502, code: "story_failed", retryable: true },
  { name: "503", plays: error(503), status: 503, code: "busy", retryable: true },
  {
    name: "a drop before headers",
    plays: told({ chaos: { disconnectRate: 1 } }),
    status: 502,
    code: "story_failed",
    retryable: true,
  },
  {
    name: "a body that is no event stream",
    plays: told({ chaos: { malformedRate: 1 } }),
    status: 502,
    code: "story_failed",
    retryable: true,
  },
  {
    name: "a slow first token",
    plays: told({ streamingProfile: { ttft: 2000 } }),
    status: 504,
    code: "timeout",
    retryable: true,
  },
];

test.each(early)("$name: a real status, asked for in either way", async ({ plays, ...expected }) => {
  plays();
  for (const response of await Promise.all([tell("text/event-stream"), tell("application/json")])) {
    expect(response.status).toBe(expected.status);
    expect(response.headers.get("Retry-After")).toBe(expected.retryAfter ?? null);
    const { code, retryable } = expected;
    expect(((await response.json()) as ErrorBody).error).toEqual({ code, message: messages[code], retryable });
  }
});

const stallAfterTen = { ttftMs: 5, interChunkDelaysMs: [...Array(10).fill(5), 60_000], totalDurationMs: 60_055 };

test.each<[name: string, code: keyof typeof messages, options: Options]>([
  ["a drop in mid-stream", "story_failed", { chunkSize: 20, latency: 20, disconnectAfterMs: 400 }],
  ["a stream cut after some events", "story_failed", { chunkSize: 20, latency: 20, truncateAfterChunks: 10 }],
  ["a stall", "timeout", { chunkSize: 20, recordedTimings: stallAfterTen }],
  ["tokens too slow for the whole story", "timeout", { chunkSize: 8, latency: 100 }],
])("%s: what was told is kept, and the last event says why", async (_, code, options) => {
  told(options)();
  const [events, json] = await Promise.all([tell("text/event-stream"), tell("application/json")]);
  const heard = await hearAll(events);
  expect(toldText(heard)).toContain("**The Quiet Moon**");
  expect(heard.at(-1)?.event).toEqual({ event: "error", data: { code, message: messages[code], retryable: true } });
  expect(((await json.json()) as ErrorBody).error.code).toBe(code);
});

test("it fails once and then tells, its emoji cut between events", async () => {
  told({ chunkSize: 3 })();
  model.nextRequestError(500, { message: "Theirs" });
  expect((await tell("application/json")).status).toBe(502);
  const heard = await hearAll(await tell("text/event-stream"));
  expect(toldText(heard)).toBe(story);
  expect(heard.at(-1)?.event.event).toBe("done");
});
