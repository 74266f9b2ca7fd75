import { expect, test } from "vitest";
import { isSlow, loadingMessages, messageAt, percentAt } from "../../../../app/reader/loading/progress";

test.each([
  [-5, 0],
  [0, 0],
  [100, 1],
  [700, 10],
  [3500, 50],
  [6999, 99],
  [7000, 100],
  [60_000, 100],
])("after %i ms it shows %i percent", (ms, percent) => {
  expect(percentAt(ms)).toBe(percent);
});

test("five messages, 1.2 s each, in turn", () => {
  const seen = Array.from({ length: 6 }, (_, turn) => messageAt(turn * 1200));
  expect(seen).toEqual([
    "Gathering story ingredients...",
    "Opening the story vault...",
    "Painting the characters...",
    "Weaving your tale...",
    "Adding final touches...",
    "Gathering story ingredients...",
  ]);
  expect(messageAt(1199)).toBe(loadingMessages[0]);
});

test("eight seconds are longer than usual", () => {
  expect(isSlow(7999)).toBe(false);
  expect(isSlow(8000)).toBe(true);
});
