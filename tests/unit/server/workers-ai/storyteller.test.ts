import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import { writePrompt } from "../../../../server/telling/prompt/prompt";
import type { TextBinding } from "../../../../server/workers-ai/checked-binding";
import { createWorkersAiStoryteller } from "../../../../server/workers-ai/storyteller";
import { bindingError, choicesEvent, eventStream, responseEvent } from "../../../support/upstream/workers-ai";

const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["space", "a purple wheelbarrow"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};
const story = ["**The Quiet", " Moon**\n\n", "Nora looked up. ", "The moon looked back."];
const nobody = new AbortController().signal;
const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said, "the console stays silent").toEqual([]);
});

type Asked = Parameters<TextBinding["run"]>;

async function listen(answer: unknown, { model = "@cf/meta/llama-3.3-70b-instruct-fp8-fast", signal = nobody } = {}) {
  const asked: Asked[] = [];
  const ai: TextBinding = {
    run: async (...question) => {
      asked.push(question);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const pieces: string[] = [];
  let error: unknown;
  try {
    const telling = createWorkersAiStoryteller({ ai, model, writePrompt }).tell(request, signal);
    for await (const piece of telling) pieces.push(piece);
  } catch (thrown) {
    error = thrown;
  }
  return { text: pieces.join(""), pieces, error, asked };
}

const native = (texts = story) => eventStream([...texts.map(responseEvent), "[DONE]"]);
const compatible = (texts = story, reason = "stop") =>
  eventStream([...texts.map((text) => choicesEvent({ content: text })), choicesEvent({}, reason), "[DONE]"]);

test.each([
  ["of its own shape", native],
  ["of the shape of chat completions", compatible],
])("tells a story %s, piece by piece", async (_, stream) => {
  const { text, pieces, error } = await listen(stream());
  expect(error).toBeUndefined();
  expect(text).toBe(story.join(""));
  expect(pieces).toHaveLength(story.length);
});

test("tells a story that comes whole, though a stream was asked for", async () => {
  expect(await listen({ response: story.join("") })).toMatchObject({ text: story.join(""), error: undefined });
});

test("asks for a stream, for all the tokens that a story may have, and by the prompt of every model", async () => {
  const { asked } = await listen(native());
  const [model, input] = asked[0] as unknown as [string, Record<string, unknown>];
  const { system, user, maxOutputTokens } = writePrompt(request);
  expect(model).toBe("@cf/meta/llama-3.3-70b-instruct-fp8-fast");
  expect(input).toMatchObject({ stream: true, max_tokens: maxOutputTokens });
  expect(maxOutputTokens).toBeGreaterThan(256);
  expect(input.messages).toEqual([
    { role: "system", content: system },
    { role: "user", content: user },
  ]);
  expect(input).not.toHaveProperty("reasoning_effort");
});

test.each([
  ["@cf/openai/gpt-oss-120b", { reasoning_effort: "low" }],
  ["@cf/qwen/qwen3-30b-a3b-fp8", { reasoning_effort: null, chat_template_kwargs: { enable_thinking: false } }],
  ["@cf/google/gemma-4-26b-a4b-it", { reasoning_effort: null, chat_template_kwargs: { enable_thinking: false } }],
])("%s is asked not to think first", async (model, thinking) => {
  const { asked } = await listen(native(), { model });
  expect(asked[0]?.[1]).toMatchObject(thinking);
});

test("what a model thinks first is no part of the story", async () => {
  const events = [
    choicesEvent({ reasoning_content: "The child likes wheelbarrows." }),
    choicesEvent({ content: "Once." }),
  ];
  const { text } = await listen(eventStream([...events, choicesEvent({}, "stop"), "[DONE]"]));
  expect(text).toBe("Once.");
});

test("a story in two halves of a character, and in bytes cut anywhere, is whole", async () => {
  const bytes = new TextEncoder().encode(`data: ${responseEvent("A moon 🌙.")}\n\ndata: [DONE]\n\n`);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect((await listen(stream)).text).toBe("A moon 🌙.");
});

test.each([
  [bindingError("3036: You have used up your daily free allocation of 10,000 neurons"), "daily_limit", false],
  [bindingError("InferenceUpstreamError: 3040: No more data centers to forward the request to"), "busy", true],
  [bindingError("3007: Request timeout"), "timeout", true],
  [bindingError("5007: No such model @cf/none or task"), "story_failed", false],
  [bindingError("5016: User has not agreed to the model's terms"), "story_failed", false],
  [bindingError("3006: Request is too large"), "story_failed", false],
  [bindingError("something nobody has heard of"), "story_failed", true],
])("%s is %s", async (failure, code, retryable) => {
  const { error } = await listen(failure);
  expect(error).toMatchObject({ code, retryable });
});

test.each([
  [
    "an error event",
    eventStream([responseEvent("Once. "), JSON.stringify({ errors: [{ code: 3040, message: "x" }] })]),
  ],
  ["an error of the other shape", eventStream([responseEvent("Once. "), JSON.stringify({ error: { message: "x" } })])],
  ["an event that is no JSON", eventStream([responseEvent("Once. "), '{"response":"a purple wh'])],
  ["an end without the last event", eventStream([choicesEvent({ content: "Once. " })])],
])("%s in mid-story is a failure, and no word of it is told or said", async (_, stream) => {
  const { text, error } = await listen(stream);
  expect(text).toBe("Once. ");
  expect(error).toMatchObject({ code: "story_failed" });
  expect(JSON.stringify([(error as StoryError).detail, (error as StoryError).message])).not.toContain("wh");
});

test("a story that is cut at its limit of tokens is a failure, though the service calls it ended", async () => {
  const usage = JSON.stringify({
    response: "",
    usage: { prompt_tokens: 9, completion_tokens: writePrompt(request).maxOutputTokens },
  });
  const { error } = await listen(eventStream([responseEvent("Once. "), usage, "[DONE]"]));
  expect(error).toMatchObject({ code: "story_failed", detail: expect.stringContaining("length") });
});

test.each([
  ["no word", eventStream(["[DONE]"])],
  ["white space", native(["\n", "  "])],
])("a model that tells %s has no story", async (_, stream) => {
  expect((await listen(stream)).error).toMatchObject({ code: "no_story" });
});

test("who leaves before the binding answers waits for nothing", async () => {
  const leaving = new AbortController();
  const told = listen(new Promise(() => {}), { signal: leaving.signal });
  leaving.abort(new Error("left"));
  expect((await told).error).toBe(leaving.signal.reason);
});

test("who leaves in mid-story closes the stream", async () => {
  const leaving = new AbortController();
  const closed = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${responseEvent("Once. ")}\n\n`)),
    cancel: () => closed.resolve(),
  });
  const ai: TextBinding = { run: async () => stream };
  const telling = createWorkersAiStoryteller({ ai, model: "@cf/a/b", writePrompt }).tell(request, leaving.signal);
  const pieces = telling[Symbol.asyncIterator]();
  expect((await pieces.next()).value).toBe("Once. ");
  leaving.abort(new Error("left"));
  await expect(pieces.next()).rejects.toBe(leaving.signal.reason);
  await closed.promise;
});
