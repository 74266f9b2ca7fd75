import { createParser } from "eventsource-parser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoryError } from "../../../../../app/story/errors";
import { decodeStoryEvent, type StoryEvent } from "../../../../../app/story/told/wire-events";
import { later } from "../../../../../server/runtime/later";
import { createBroadcast } from "../../../../../server/telling/stream/broadcast";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" } as const;
const done: StoryEvent = { event: "done", data: { story_metadata: metadata, receipt: "r" } };
const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });

/** A telling that the test speaks for, which has begun. */
async function begin(unheardMs = 1000) {
  let give: (next: StoryEvent | "ends") => void = () => {};
  let isOver = false;
  async function* tell(left: AbortSignal): AsyncGenerator<StoryEvent, void> {
    try {
      yield { event: "start", data: { storyteller: "model" } };
      for (;;) {
        const next = await new Promise<StoryEvent | "ends">((resolve, reject) => {
          give = resolve;
          left.addEventListener("abort", () => reject(left.reason));
        });
        if (next === "ends") return;
        yield next;
      }
    } finally {
      isOver = true;
    }
  }
  const broadcast = createBroadcast(tell, { unheardMs, later, telling: "1a" });
  await broadcast.begun;
  const say = async (...events: (StoryEvent | "ends")[]) => {
    for (const event of events) {
      give(event);
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { broadcast, say, isOver: () => isOver };
}

/** What a listener hears, as `id event text`, and its comments. */
function follow(stream: ReadableStream<Uint8Array>) {
  const heard: string[] = [];
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent(raw) {
      const event = decodeStoryEvent(raw);
      heard.push(`${raw.id} ${event?.event === "text" ? event.data.text : event?.event}`);
    },
    onComment: () => heard.push(":"),
  });
  const over = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parser.feed(decoder.decode(next.value));
  })();
  return { heard, over, leave: () => reader.cancel() };
}

test("each listener hears what came after what it knows, and then what comes, once", async () => {
  const { broadcast, say } = await begin();
  const first = follow(broadcast.hear(0));
  await say(text("Once "), text("upon "));
  const second = follow(broadcast.hear(3));
  const third = follow(broadcast.hear(10));
  await say(text("a time."), done, "ends");
  await Promise.all([first.over, second.over, third.over]);
  expect(first.heard).toEqual(["0 start", "5 Once ", "10 upon ", "17 a time.", "17 done"]);
  expect(second.heard).toEqual(["3 start", "5 e ", "10 upon ", "17 a time.", "17 done"]);
  expect(third.heard).toEqual(["10 start", "17 a time.", "17 done"]);
  expect(await broadcast.over).toMatchObject({ pieces: ["Once ", "upon ", "a time."], start: { telling: "1a" } });
  expect(() => broadcast.hear(18)).toThrow(StoryError);
  expect(vi.getTimerCount()).toBe(0);
});

test("silence carries a comment every half second", async () => {
  const { broadcast, say } = await begin();
  const { heard } = follow(broadcast.hear(0));
  await vi.advanceTimersByTimeAsync(1100);
  await say(text("Once."));
  await vi.advanceTimersByTimeAsync(499);
  expect(heard).toEqual(["0 start", ":", ":", "5 Once."]);
});

test("it goes on for a while when nobody listens, and longer for whoever comes back", async () => {
  const { broadcast, say, isOver } = await begin();
  await follow(broadcast.hear(0)).leave();
  await vi.advanceTimersByTimeAsync(900);
  await say(text("Once "));
  const back = follow(broadcast.hear(0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOver()).toBe(false);
  expect(back.heard.slice(0, 2)).toEqual(["0 start", "5 Once "]);
  const other = follow(broadcast.hear(0));
  await back.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOver()).toBe(false);
  await other.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver()).toBe(true);
  expect(await broadcast.over).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a listener whose connection is known to be gone has left, though its stream was not told", async () => {
  const { broadcast, isOver } = await begin();
  const gone = new AbortController();
  broadcast.hear(0, gone.signal);
  gone.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver()).toBe(true);
});

test("without patience it ends with its only listener", async () => {
  const { broadcast, isOver } = await begin(0);
  await follow(broadcast.hear(0)).leave();
  expect(isOver()).toBe(true);
});

test("stopped, it ends at once for everybody, in mid-story", async () => {
  const { broadcast, say, isOver } = await begin();
  const listeners = [follow(broadcast.hear(0)), follow(broadcast.hear(0))];
  await say(text("Once "));
  await broadcast.stop();
  await Promise.all(listeners.map(({ over }) => over));
  expect(listeners.map(({ heard }) => heard.at(-1))).toEqual(["5 Once ", "5 Once "]);
  expect([isOver(), vi.getTimerCount()]).toEqual([true, 0]);
});

test("of nine listeners the first makes way", async () => {
  const { broadcast, say } = await begin();
  const listeners = Array.from({ length: 9 }, () => follow(broadcast.hear(0)));
  await say(text("Once."), done, "ends");
  await Promise.all(listeners.map(({ over }) => over));
  expect(listeners.map(({ heard }) => heard.at(-1))).toEqual(["0 start", ...Array(8).fill("5 done")]);
});

test("what fails before the first text is thrown, and nothing is left of it", async () => {
  async function* fails(): AsyncGenerator<StoryEvent, void> {
    yield* [];
    throw new StoryError("busy");
  }
  const broadcast = createBroadcast(fails, { unheardMs: 1000, later });
  await expect(broadcast.begun).rejects.toMatchObject({ code: "busy" });
  expect(await broadcast.over).toBeUndefined();
});
