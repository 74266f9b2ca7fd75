import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSilence } from "../../../../app/reader/listen/silence-watch";
import { waitOrWake } from "../../../../app/reader/listen/wait";

let page: EventTarget & { hidden?: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ten seconds without a sign are a broken line; whatever is heard begins them anew", () => {
  const broke = vi.fn();
  const watch = watchSilence(broke);
  vi.advanceTimersByTime(60_000);
  expect(broke).not.toHaveBeenCalled();
  for (let i = 0; i < 10; i++) {
    watch.heard();
    vi.advanceTimersByTime(9_999);
  }
  expect(broke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(broke).toHaveBeenCalledOnce();
});

test("a page that is looked at again wants a sign of the last moment", () => {
  const broke = vi.fn();
  const watch = watchSilence(broke);
  watch.heard();
  vi.advanceTimersByTime(1500);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(broke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(broke).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(broke).toHaveBeenCalledOnce();
  watch.stop();
  page.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(broke).toHaveBeenCalledOnce();
});

test("a wait ends early when the network is back, in its time otherwise, and at once for whoever leaves", async () => {
  const over = vi.fn();
  const leaving = new AbortController();
  const woken = waitOrWake(5000, leaving.signal).then(over);
  page.dispatchEvent(new Event("online"));
  await woken;
  expect(over).toHaveBeenCalledOnce();
  const slept = waitOrWake(5000, leaving.signal).then(over);
  await vi.advanceTimersByTimeAsync(5000);
  await slept;
  const left = waitOrWake(5000, leaving.signal);
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});
