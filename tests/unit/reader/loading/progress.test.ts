import { expect, test } from "vitest";
import { canCancel, isSlow, loadingMessages, messageAt, percentAt } from "../../../../app/reader/loading/progress";

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

test("five messages, 1.2 s each, and the last one holds", () => {
  const seen = Array.from({ length: 7 }, (_, turn) => messageAt(turn * 1200));
  expect(seen).toEqual([
    "Gathering story ingredients...",
    "Opening the story vault...",
    "Painting the characters...",
    "Weaving your tale...",
    "Adding final touches...",
    "Adding final touches...",
    "Adding final touches...",
  ]);
  expect(messageAt(1199)).toBe(loadingMessages[0]);
});

test("after two seconds a parent can leave", () => {
  expect(canCancel(1999)).toBe(false);
  expect(canCancel(2000)).toBe(true);
});

test("eight seconds are longer than usual", () => {
  expect(isSlow(7999)).toBe(false);
  expect(isSlow(8000)).toBe(true);
});
