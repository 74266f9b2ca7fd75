import fc from "fast-check";
import { expect, test } from "vitest";
import { laidEndToEnd, lastStartBefore, unitsAfter, wholeCharacters } from "../../../../app/reader/reveal/boundary";

test("one character every 7 ms, by the time that went by, never more than there are", () => {
  expect(unitsAfter(0, 7, 100)).toBe(1);
  expect(unitsAfter(10, 700, 1000)).toBe(110);
  expect(unitsAfter(10, 60_000, 100)).toBe(100);
  expect(unitsAfter(10, -3, 100)).toBe(10);
  const frames = Array.from({ length: 60 }, () => 1000 / 60);
  expect(frames.reduce((told, ms) => unitsAfter(told, ms, 1e6), 0)).toBeCloseTo(1000 / 7);
});

test("blocks stand end to end", () => {
  expect(laidEndToEnd([5, 0, 3])).toEqual({ starts: [0, 5, 5], length: 8 });
  expect(laidEndToEnd([])).toEqual({ starts: [], length: 0 });
});

test("the boundary's block is the last one that starts at or before it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1 }), fc.double({ min: 0, max: 500, noNaN: true }), (lengths, at) => {
      const { starts } = laidEndToEnd(lengths);
      expect(lastStartBefore(starts, at)).toBe(starts.findLastIndex((start) => start <= at));
    }),
    { seed: 5 },
  );
  expect(lastStartBefore([], 4)).toBe(0);
});

test.each([
  ["plain", 3, 3],
  ["🌙 rose", 1, 0],
  ["a👨‍👩‍👧b", 4, 1],
  ["a👨‍👩‍👧b", 9, 9],
  ["e\u0301te", 1, 0],
  ["नमस्ते", 4, 2],
  ["short", 99, 5],
  ["short", -1, 0],
])("in %j the place %i becomes %i: no character is cut", (text, offset, whole) => {
  expect(wholeCharacters(text, offset)).toBe(whole);
});

test("any place in any text: never beyond, never within a pair", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(30), (text, offset) => {
      const whole = wholeCharacters(text, offset);
      expect(whole).toBeLessThanOrEqual(offset);
      expect(text.slice(0, whole).isWellFormed()).toBe(true);
    }),
    { seed: 6, numRuns: 300 },
  );
});
