import { expect, test } from "vitest";
import { mergeEventStream } from "../../../../server/openai/merge-stream";
import { chunkEvent, textEvent } from "../../../support/upstream/upstream";

/** A stream of bytes that the test feeds, and a clock that it turns. */
function startStream() {
  let time = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  let source: { enqueue(bytes: Uint8Array): void; close(): void; error(reason: Error): void } | undefined;
  let cancelled: unknown;
  const body = new ReadableStream<Uint8Array>({
    type: "bytes",
    start(controller: ReadableStreamController<Uint8Array>) {
      source = controller as NonNullable<typeof source>;
    },
    cancel(reason) {
      cancelled = reason;
    },
  });
  const merged = mergeEventStream(body, {
    now: () => time,
    later(ms, callback) {
      const timer = { at: time + ms, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    merged,
    timers,
    cancelled: () => cancelled,
    arrive: (bytes: string | Uint8Array) =>
      source?.enqueue(typeof bytes === "string" ? new TextEncoder().encode(bytes) : new Uint8Array(bytes)),
    end: () => source?.close(),
    fail: (reason: Error) => source?.error(reason),
    pass(ms: number) {
      time += ms;
      for (const timer of [...timers]) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
  };
}

const decode = (read: ReadableStreamReadResult<Uint8Array>) => new TextDecoder().decode(read.value);
const wholeText = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test("the first text comes at once, a whole sentence at the latest when its time is over", async () => {
  const upstream = startStream();
  const reader = upstream.merged.getReader();
  const first = reader.read();
  upstream.arrive(textEvent("Up. The moon"));
  expect(decode(await first)).toBe(textEvent("Up. The moon"));
  const second = reader.read();
  upstream.arrive(textEvent(" rose."));
  // Nothing more arrives; what is held is due by the clock alone.
  await new Promise((resolve) => setImmediate(resolve));
  expect(upstream.timers.size).toBe(1);
  upstream.pass(25);
  expect(decode(await second)).toBe(textEvent(" rose."));
  expect(upstream.timers.size).toBe(0);
  await reader.cancel("left");
});

test("a timer of what was passed on already passes on nothing before its time", async () => {
  const upstream = startStream();
  const reader = upstream.merged.getReader();
  upstream.arrive(textEvent("Up. The moon"));
  await reader.read();
  const second = reader.read();
  upstream.arrive(textEvent(" rose. It"));
  await new Promise((resolve) => setImmediate(resolve));
  upstream.pass(10);
  upstream.arrive(": ping\n\n");
  expect(decode(await second)).toBe(`${textEvent(" rose. It")}: ping\n\n`);
  let third = "";
  const later = reader.read().then((read) => (third = decode(read)));
  upstream.arrive(textEvent(" shone."));
  await new Promise((resolve) => setImmediate(resolve));
  upstream.pass(15);
  await new Promise((resolve) => setImmediate(resolve));
  expect(third).toBe("");
  upstream.pass(10);
  expect(await later).toBe(textEvent(" shone."));
  await reader.cancel("left");
});

test("characters cut between two arrivals come out whole", async () => {
  const upstream = startStream();
  const all = wholeText(upstream.merged);
  const bytes = new TextEncoder().encode(textEvent("🌙 Übermut."));
  for (let i = 0; i < bytes.length; i += 3) upstream.arrive(bytes.slice(i, i + 3));
  upstream.end();
  expect(await all).toBe(textEvent("🌙 Übermut."));
});

test("what is left at the end comes out, and the stream ends", async () => {
  const upstream = startStream();
  const all = wholeText(upstream.merged);
  upstream.arrive(textEvent("One.") + textEvent(" Two") + chunkEvent({}, "stop"));
  upstream.arrive("data: [DONE]");
  upstream.end();
  expect(await all).toBe(`${textEvent("One. Two")}${chunkEvent({}, "stop")}data: [DONE]`);
});

test("a body that fails fails the stream", async () => {
  const upstream = startStream();
  const all = wholeText(upstream.merged);
  upstream.arrive(textEvent("One."));
  upstream.fail(new Error("connection lost"));
  await expect(all).rejects.toThrow("connection lost");
});

test("an event without end closes the connection", async () => {
  const upstream = startStream();
  const all = wholeText(upstream.merged);
  for (let i = 0; i < 20; i++) upstream.arrive("x".repeat(64 * 1024));
  await expect(all).rejects.toThrow("event too long");
  expect(upstream.cancelled()).toBeInstanceOf(Error);
});

test("who leaves closes the connection, and no timer is left", async () => {
  const upstream = startStream();
  const reader = upstream.merged.getReader();
  upstream.arrive(textEvent("One."));
  await reader.read();
  const next = reader.read();
  upstream.arrive(textEvent(" Two") + textEvent(". "));
  await next;
  upstream.arrive(textEvent("Three. Four"));
  await reader.cancel("left");
  expect(upstream.cancelled()).toBe("left");
  expect(upstream.timers.size).toBe(0);
});
