import fc from "fast-check";
import { expect, test } from "vitest";
import { createChunkMerger } from "../../../server/openai-merge-chunks";
import { chunkEvent, textEvent, usageEvent } from "../../fixtures/upstream";

const ending = `${chunkEvent({}, "stop")}${usageEvent}data: [DONE]\n\n`;

/** Pieces as they arrive, each at its time in milliseconds; gives what was passed on at each arrival, and at the end. */
async function merge(arrivals: readonly (readonly [at: number, bytes: string | Uint8Array])[]): Promise<string[]> {
  let time = 0;
  const stage = createChunkMerger(() => time);
  const writer = stage.writable.getWriter();
  const reader = stage.readable.getReader();
  const decoder = new TextDecoder();
  let arrived = "";
  const reading = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      arrived += decoder.decode(read.value, { stream: true });
    }
  })();
  reading.catch(() => {});
  const passed: string[] = [];
  const collect = async () => {
    await Promise.resolve();
    passed.push(arrived);
    arrived = "";
  };
  for (const [at, bytes] of arrivals) {
    time = at;
    await writer.write(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
    await collect();
  }
  await writer.close();
  await reading;
  await collect();
  return passed;
}

function textIn(stream: string): string {
  return events(stream).map(contentOf).join("");
}

function events(stream: string): string[] {
  return stream.split(/\r?\n\r?\n/).filter((event) => event !== "");
}

function contentOf(event: string): string {
  const json = event.replace(/^data: ?/, "");
  if (!json.startsWith("{")) return "";
  return JSON.parse(json).choices?.[0]?.delta?.content ?? "";
}

test("the first text passes at once, and text within 40 ms is joined", async () => {
  const passed = await merge([
    [0, textEvent("The moon")],
    [10, textEvent(" was")],
    [20, textEvent(" round")],
    [40, textEvent(" and")],
    [50, textEvent(" low")],
    [60, ending],
  ]);
  expect(passed.map(textIn)).toEqual(["The moon", "", "", " was round and", "", " low", ""]);
  expect(passed.map((part) => events(part).length)).toEqual([1, 0, 0, 1, 0, 4, 0]);
});

test("a finished sentence or line passes at once, and so does what shows that it is finished", async () => {
  const passed = await merge([
    [0, textEvent("“The")],
    [1, textEvent(" moon")],
    [2, textEvent(".")],
    [3, textEvent("”")],
    [4, textEvent(" She")],
    [5, textEvent(" slept")],
    [6, textEvent("\n\n")],
    [7, textEvent("Then")],
    [8, textEvent(" morning")],
    [9, textEvent(" came. And")],
    [10, textEvent(" went")],
  ]);
  expect(passed.map(textIn)).toEqual([
    "“The",
    "",
    " moon.",
    "”",
    " She",
    "",
    " slept\n\n",
    "Then",
    "",
    " morning came. And",
    "",
    " went",
  ]);
});

test("a slow upstream is never held back", async () => {
  const passed = await merge([
    [0, textEvent("one")],
    [50, textEvent(" two")],
    [100, textEvent(" three")],
  ]);
  expect(passed.map(textIn)).toEqual(["one", " two", " three", ""]);
});

test("a story that comes at once leaves in one event", async () => {
  const texts = Array.from({ length: 3000 }, (_, i) => ` word${i}${i % 12 === 0 ? "." : ""}`);
  const stream = (await merge([[0, texts.map(textEvent).join("") + ending]])).join("");
  expect(textIn(stream)).toBe(texts.join(""));
  expect(events(stream)).toHaveLength(4);
});

test.each([
  ["role", chunkEvent({ role: "assistant", content: "" })],
  ["finish reason", chunkEvent({ content: "end" }, "stop")],
  ["usage", usageEvent],
  ["error", 'data: {"error":{"message":"no","code":503}}\n\n'],
  ["error beside text", 'data: {"error":{"code":1},"choices":[{"index":0,"delta":{"content":"x"}}]}\n\n'],
  ["comment", ": keep-alive\n\n"],
  ["named event", 'event: ping\ndata: {"choices":[{"index":0,"delta":{"content":"x"}}]}\n\n'],
  ["two data lines", 'data: {"choices":\ndata: []}\n\n'],
  ["malformed JSON", 'data: {"choices":[{"del\n\n'],
  ["no JSON", "data: [DONE]\n\n"],
  ["second choice", 'data: {"choices":[{"index":1,"delta":{"content":"x"}}]}\n\n'],
  ["two choices", 'data: {"choices":[{"index":0,"delta":{"content":"x"}},{"index":1,"delta":{"content":"y"}}]}\n\n'],
  ["refusal", chunkEvent({ content: "x", refusal: "no" })],
  ["reasoning", chunkEvent({ reasoning_content: "hm" })],
  ["tool call", chunkEvent({ tool_calls: [{ index: 0, function: { arguments: "{" } }] })],
  ["log probabilities", 'data: {"choices":[{"index":0,"delta":{"content":"x"},"logprobs":{"content":[]}}]}\n\n'],
  ["CRLF", 'data: {"error":{"message":"no"}}\r\n\r\n'],
])("passes unchanged and in its place: %s", async (_, event) => {
  const stream = (await merge([[0, textEvent("a") + textEvent("b") + event + textEvent("c") + textEvent("d")]])).join(
    "",
  );
  expect(stream).toBe(textEvent("ab") + event + textEvent("cd"));
});

test("joins events with CRLF too", async () => {
  const crlf = (text: string) => textEvent(text).replaceAll("\n", "\r\n");
  expect((await merge([[0, crlf("a") + crlf("b")]])).join("")).toBe(textEvent("ab"));
});

test("what is no event stream passes as it came", async () => {
  const body = "<p>Über 🦊</p>\nno events here";
  expect((await merge([[0, body]])).join("")).toBe(body);
});

test("an event without end fails the stream", async () => {
  const endless = "x".repeat(600_000);
  await expect(
    merge([
      [0, `data: ${endless}`],
      [1, endless],
    ]),
  ).rejects.toThrow("event too long");
});

test("the halves of a surrogate pair pass, together or apart", async () => {
  const passed = await merge([
    [0, textEvent("\ud83e")],
    [50, textEvent("\udd8a")],
    [51, textEvent("\ud83e") + textEvent("\udd8a")],
  ]);
  expect(textIn(passed.join(""))).toBe("🦊🦊");
});

test("any chunking at any pace gives the same text and the same other events", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).map(textEvent),
    fc.constantFrom(textEvent("."), textEvent("\n\n"), textEvent("\ud83e"), textEvent("🌙 Ü"), textEvent("«ß»")),
    fc.constantFrom(
      ": ping\n\n",
      usageEvent,
      'data: {"error":{}}\n\n',
      "data: {bad\n\n",
      chunkEvent({ role: "assistant" }),
    ),
  );
  const others = (stream: string) =>
    stream.split("\n\n").filter((e) => e.startsWith(":") || /bad|error|usage":\{|role/.test(e));
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 20 }),
      async (pieces, cuts) => {
        const bytes = new TextEncoder().encode(pieces.join("") + ending);
        const arrivals: [number, Uint8Array][] = [];
        for (let at = 0, start = 0, i = 0; start < bytes.length; i++) {
          const [wait, length] = cuts[i % cuts.length] ?? [0, 1];
          at += wait;
          arrivals.push([at, bytes.subarray(start, start + length)]);
          start += length;
        }
        const merged = (await merge(arrivals)).join("");
        const texts = (stream: string) =>
          stream
            .split("\n\n")
            .filter((e) => !e.includes("{bad"))
            .map(contentOf)
            .join("");
        expect(texts(merged)).toBe(texts(pieces.join("") + ending));
        expect(others(merged)).toEqual(others(pieces.join("") + ending));
      },
    ),
    { numRuns: 150, seed: 7 },
  );
});
