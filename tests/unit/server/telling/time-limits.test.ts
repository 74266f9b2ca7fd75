import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startStoryClock, untilAborted } from "../../../../server/telling/time-limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { firstTextMs: 20, stallMs: 15, storyMs: 100 };
const never = new AbortController().signal;
const unheard = { listening: () => {}, heard: () => {} };

test("the wait for the first text is bounded, whatever trickles in", () => {
  const clock = startStoryClock(limits, never);
  for (let i = 0; i < 19; i++) {
    clock.listening();
    vi.advanceTimersByTime(1);
    clock.heard();
  }
  expect(clock.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clock.signal.reason).toMatchObject({ code: "timeout", detail: "first text limit" });
});

test("silence after the first text is bounded", () => {
  const clock = startStoryClock(limits, never);
  clock.begun();
  clock.listening();
  vi.advanceTimersByTime(14);
  clock.heard();
  clock.listening();
  vi.advanceTimersByTime(14);
  expect(clock.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clock.signal.reason).toMatchObject({ code: "timeout", detail: "stall limit" });
});

test("a listener who is slow to take a piece is not the storyteller's silence", () => {
  const clock = startStoryClock(limits, never);
  clock.begun();
  clock.listening();
  clock.heard();
  vi.advanceTimersByTime(90);
  expect(clock.signal.aborted).toBe(false);
});

test("the whole story is bounded", () => {
  const clock = startStoryClock(limits, never);
  clock.begun();
  for (let i = 0; i < 10; i++) {
    clock.listening();
    vi.advanceTimersByTime(10);
    clock.heard();
  }
  expect(clock.signal.reason).toMatchObject({ code: "timeout", detail: "whole story limit" });
});

test("a listener who leaves ends it with the listener's reason, also one who left before", () => {
  const leaving = new AbortController();
  const clock = startStoryClock(limits, leaving.signal);
  leaving.abort("gone");
  expect(clock.signal.reason).toBe("gone");
  expect(startStoryClock(limits, leaving.signal).signal.reason).toBe("gone");
});

test("stopping leaves no timer behind", () => {
  startStoryClock(limits, never).stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("gives up on a source that hangs, and tells it to stop", async () => {
  const controller = new AbortController();
  const stopped = vi.fn();
  const hanging: AsyncIterable<string> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => {}),
      return: async () => {
        stopped();
        return { done: true, value: undefined };
      },
    }),
  };
  const pieces = untilAborted(hanging, { ...unheard, signal: controller.signal });
  const next = pieces.next();
  controller.abort(new Error("enough"));
  await expect(next).rejects.toThrow("enough");
  expect(stopped).toHaveBeenCalledOnce();
});

test("passes everything on, and a failure of the source too", async () => {
  async function* source() {
    yield "a";
    yield "b";
    throw new Error("broke");
  }
  const heard: string[] = [];
  const listen = async () => {
    for await (const piece of untilAborted(source(), { ...unheard, signal: never })) heard.push(piece);
  };
  await expect(listen()).rejects.toThrow("broke");
  expect(heard).toEqual(["a", "b"]);
});
