import { expect, test } from "vitest";
import { createFramePacer } from "../../../../app/reader/listen/frame-pacer";
import type { Telling } from "../../../../app/reader/listen/telling";

function screen() {
  const shown: Telling[] = [];
  const page = { isHidden: false };
  let frame: (() => void) | undefined;
  const pace = createFramePacer(
    {
      request: (callback) => {
        frame = callback;
        return 1;
      },
      cancel: () => {
        frame = undefined;
      },
      areStopped: () => page.isHidden,
    },
    (telling) => shown.push(telling),
  );
  const paint = () => {
    const callback = frame;
    frame = undefined;
    callback?.();
    return callback !== undefined;
  };
  return { shown, pace, paint, page };
}

const telling = (text: string): Telling => ({ state: "telling", text, storyteller: "model" });
const broken = (text: string): Telling => ({
  state: "broken",
  text,
  storyteller: "model",
  error: { code: "network", message: "m", retryable: true },
});

test("many events within one frame are one state", () => {
  const { shown, pace, paint } = screen();
  for (const text of ["a", "ab", "abc"]) pace(telling(text));
  expect(shown).toEqual([]);
  paint();
  expect(shown).toEqual([telling("abc")]);
  expect(paint()).toBe(false);
});

test("a whole story at once comes in helpings, then its end", () => {
  const { shown, pace, paint } = screen();
  const text = "x".repeat(1000);
  pace(telling(text));
  pace(broken(text));
  while (paint()) expect(shown.length).toBeLessThan(5);
  expect(shown.map((state) => ("text" in state ? [state.state, state.text.length] : state.state))).toEqual([
    ["telling", 400],
    ["telling", 800],
    ["broken", 1000],
  ]);
});

test("the end is shown though no more text came with it", () => {
  const { shown, pace, paint } = screen();
  pace(telling("abc"));
  paint();
  pace(broken("abc"));
  paint();
  expect(shown).toEqual([telling("abc"), broken("abc")]);
  expect(paint()).toBe(false);
});

test("other states are shown at once and drop what waits", () => {
  const { shown, pace, paint } = screen();
  pace(telling("abc"));
  pace({ state: "loading", attempt: 1 });
  expect(shown).toEqual([{ state: "loading", attempt: 1 }]);
  expect(paint()).toBe(false);
});

test("a hidden page gets all as it comes, and what still waited for a frame", () => {
  const { shown, pace, paint, page } = screen();
  const text = "x".repeat(1000);
  pace(telling(text));
  paint();
  page.isHidden = true;
  pace(telling(`${text}y`));
  pace(broken(`${text}yz`));
  expect(shown).toEqual([telling(text.slice(0, 400)), telling(`${text}y`), broken(`${text}yz`)]);
  expect(paint()).toBe(false);
});

test("a page that is shown again goes on frame by frame", () => {
  const { shown, pace, paint, page } = screen();
  page.isHidden = true;
  pace(telling("a"));
  page.isHidden = false;
  pace(telling("ab"));
  expect(shown).toEqual([telling("a")]);
  paint();
  expect(shown).toEqual([telling("a"), telling("ab")]);
});
