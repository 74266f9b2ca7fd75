import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followReading } from "../../../app/pace/follow-reading";
import { sayPlace } from "../../../app/pace/reading-place";

const minuteMs = 60_000;
/** Sixty words each. */
const blocks = Array.from({ length: 6 }, () => ({ textContent: "word ".repeat(60) })) as unknown as Element[];

let now = 0;
let see: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeEach(() => {
  now = 1000;
  const heard = new EventTarget();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  vi.stubGlobal("removeEventListener", heard.removeEventListener.bind(heard));
  vi.stubGlobal("dispatchEvent", heard.dispatchEvent.bind(heard));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function follow() {
  const learned: number[] = [];
  const left: number[] = [];
  const following = followReading({
    blocks,
    pace: 120,
    onLeft: (minutes) => left.push(minutes),
    onPace: (pace) => learned.push(pace),
  });
  return { following, learned, left };
}

/** The screen shows one block and no other. */
const showOnly = (nth: number) => see(blocks.map((target, index) => ({ target, isIntersecting: index === nth })));

function scrollThrough(): void {
  for (let nth = 0; nth < blocks.length; nth++) {
    showOnly(nth);
    now += minuteMs / 2;
  }
}

test("whoever scrolls sixty words in half a minute reads 120 a minute", () => {
  const { following, learned } = follow();
  scrollThrough();
  following.stop();
  expect(new Set(learned)).toEqual(new Set([120]));
});

test("a voice that scrolls the page has a pace of its own", () => {
  const { following, learned, left } = follow();
  sayPlace("by voice");
  scrollThrough();
  sayPlace("on the page");
  following.stop();
  expect(learned).toEqual([]);
  expect(left.at(-1)).toBeLessThan(1);
});

test("by lamplight the passages count, and not what stands on the page below it", () => {
  const { following, learned, left } = follow();
  showOnly(0);
  for (const from of [60, 150, 240, 330]) {
    sayPlace({ from, to: from + 90 });
    now += minuteMs;
    showOnly(0);
  }
  expect(learned[0]).toBe(90);
  expect(left.at(-1)).toBeLessThan(0.5);
  sayPlace("on the page");
  following.stop();
  expect(new Set(learned)).toEqual(new Set([90]));
});
