import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventMerger } from "../../../../server/openai/merge-chunks";
import { chunkEvent, textEvent, usageEvent } from "../../../support/upstream/upstream";

const ending = `${chunkEvent({}, "stop")}${usageEvent}data: [DONE]\n\n`;

/** Pieces as they arrive, each at its time in milliseconds; gives what was passed on at each arrival, and at the end. */
function merge(arrivals: readonly (readonly [at: number, arrived: string])[]): string[] {
  let time = 0;
  const merger = createEventMerger(() => time);
  const passed = arrivals.map(([at, arrived]) => {
    time = at;
    return merger.push(arrived);
  });
  return [...passed, merger.end()];
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

test("the first text and the first whole sentence pass at once, no two later ones within 25 ms", () => {
  const passed = merge([
    [0, textEvent("The moon")],
    [10, textEvent(" was")],
    [20, textEvent(" round.")],
    [25, textEvent(" It")],
    [30, textEvent(" slept.")],
    [40, textEvent(" So")],
    [52, textEvent(" did")],
    [60, ending],
  ]);
  expect(passed.map(textIn)).toEqual(["The moon", "", " was round.", " It", "", "", " slept. So did", "", ""]);
  expect(passed.map((part) => events(part).length)).toEqual([1, 0, 1, 1, 0, 0, 1, 3, 0]);
});

test("after the end of a sentence or line the next text passes at once: it shows whether a quote closes", () => {
  const passed = merge([
    [0, textEvent("“The moon.")],
    [1, textEvent("”")],
    [2, textEvent(" She")],
    [3, textEvent(" slept")],
    [40, textEvent("\n\n")],
    [41, textEvent("Then")],
    [42, textEvent(" morning")],
  ]);
  expect(passed.map(textIn)).toEqual(["“The moon.", "”", " She", "", " slept\n\n", "Then", "", " morning"]);
});

test("a sentence that is held is due 25 ms after the last; half a sentence only when more arrives", () => {
  let time = 0;
  const merger = createEventMerger(() => time);
  merger.push(textEvent("Go."));
  merger.push(textEvent(" One"));
  time = 10;
  expect(textIn(merger.push(textEvent(" two.")))).toBe("");
  expect(merger.dueIn()).toBe(15);
  expect(textIn(merger.release())).toBe(" two.");
  merger.push(textEvent(" Three"));
  merger.push(textEvent(" four"));
  expect(merger.dueIn()).toBe(Number.POSITIVE_INFINITY);
});

test("a page that is three seconds behind with typing waits a second for the next sentences, another one less", () => {
  const told = (units: number) =>
    merge([
      [0, textEvent("Go.")],
      [2000, textEvent(` ${"x".repeat(units)}.`)],
      [2000, textEvent(" One.")],
      [2700, textEvent(" Two.")],
      [3000, textEvent(" Three.")],
    ]).map(textIn);
  // 2.7 seconds have passed since the first words; a unit is typed in 7 ms.
  expect(told(815)).toEqual(["Go.", ` ${"x".repeat(815)}.`, "", "", " One. Two. Three.", ""]);
  expect(told(800)).toEqual(["Go.", ` ${"x".repeat(800)}.`, "", " One. Two.", "", " Three."]);
});

test("a while after the first text sentences that come quickly are passed on together", () => {
  const passed = merge([
    [0, textEvent("The moon.")],
    [2000, textEvent(" One.")],
    [2100, textEvent(" Two.")],
    [2599, textEvent(" Three")],
    [2600, textEvent(" is")],
    [3200, textEvent(" three.")],
    [3300, textEvent(" Four")],
  ]);
  expect(passed.map(textIn)).toEqual(["The moon.", " One.", "", "", " Two. Three is", " three.", "", " Four"]);
});

test("a model of a word a second is heard word by word", () => {
  const passed = merge([
    [0, textEvent("one")],
    [1000, textEvent(" two")],
    [2000, textEvent(" three")],
  ]);
  expect(passed.map(textIn)).toEqual(["one", " two", " three", ""]);
});

test("events that differ in more than their text are not taken for text", () => {
  const other = chunkEvent({ content: "x", refusal: "no" });
  const quoted = textEvent('"a\\n" \u2028');
  const stream = merge([[0, textEvent("a") + textEvent("b") + other + textEvent("c") + quoted + textEvent("d")]]).join(
    "",
  );
  expect(stream).toContain(other);
  expect(textIn(stream)).toBe('abxc"a\\n" \u2028d');
});

test("a story that comes at once leaves in one event", () => {
  const texts = Array.from({ length: 3000 }, (_, i) => ` word${i}${i % 12 === 0 ? "." : ""}`);
  const stream = merge([[0, texts.map(textEvent).join("") + ending]]).join("");
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
])("passes unchanged and in its place: %s", (_, event) => {
  const stream = merge([[0, textEvent("a") + textEvent("b") + event + textEvent("c") + textEvent("d")]]).join("");
  expect(stream).toBe(textEvent("ab") + event + textEvent("cd"));
});

test("joins events with CRLF too", () => {
  const crlf = (text: string) => textEvent(text).replaceAll("\n", "\r\n");
  expect(merge([[0, crlf("a") + crlf("b")]]).join("")).toBe(textEvent("ab"));
});

test("what is no event stream passes as it came", () => {
  const body = "<p>Über 🦊</p>\nno events here";
  expect(merge([[0, body]]).join("")).toBe(body);
});

test("an event without end fails", () => {
  const endless = "x".repeat(600_000);
  expect(() =>
    merge([
      [0, `data: ${endless}`],
      [1, endless],
    ]),
  ).toThrow("event too long");
});

test("the halves of a surrogate pair pass, together or apart", () => {
  const passed = merge([
    [0, textEvent("\ud83e")],
    [50, textEvent("\udd8a")],
    [51, textEvent("\ud83e") + textEvent("\udd8a")],
  ]);
  expect(textIn(passed.join(""))).toBe("🦊🦊");
});

test("any chunking at any pace gives the same text and the same other events", () => {
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
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 20 }),
      (pieces, cuts) => {
        const all = pieces.join("") + ending;
        const arrivals: [number, string][] = [];
        for (let at = 0, start = 0, i = 0; start < all.length; i++) {
          const [wait, length] = cuts[i % cuts.length] ?? [0, 1];
          at += wait;
          arrivals.push([at, all.slice(start, start + length)]);
          start += length;
        }
        const merged = merge(arrivals).join("");
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
