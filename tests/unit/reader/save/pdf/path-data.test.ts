import { expect, test } from "vitest";
import { legsOf } from "../../../../../app/reader/save/pdf/path-data";
import { worlds } from "../../../../../app/story/worlds";
import { readSheet } from "../../../../support/picture/draw-scene";

const rounded = (data: string) =>
  legsOf(data).map(({ op, c }) => [op, ...c.map((value) => Math.round(value * 100) / 100)].join(" "));

test("relative and absolute lines come out absolute, and what follows a move without a letter is a line", () => {
  expect(rounded("M10 20l5-5h2v-3H0V0zm1 1 2 3")).toEqual([
    "m 10 20",
    "l 15 15",
    "l 17 15",
    "l 17 12",
    "l 0 12",
    "l 0 0",
    "h",
    "m 11 21",
    "l 13 24",
  ]);
});

test("numbers may stand without a space between them", () => {
  expect(rounded("M1.5.5l-.25-1.5.5 0")).toEqual(["m 1.5 0.5", "l 1.25 -1", "l 1.75 -1"]);
});

test("a smooth curve goes on as the last one ended, and from a line it begins where it stands", () => {
  expect(rounded("M0 0c0 5 5 10 10 10s10-5 10-10")).toEqual(["m 0 0", "c 0 5 5 10 10 10", "c 15 10 20 5 20 0"]);
  expect(rounded("M0 0L4 0S8 4 8 8")).toEqual(["m 0 0", "l 4 0", "c 4 0 8 4 8 8"]);
});

test.each([
  ["a half circle above", "M-5 0a5 5 0 0 1 10 0", [0, -5]],
  ["a half circle below", "M-5 0a5 5 0 0 0 10 0", [0, 5]],
])("an arc is curves of a quarter turn: %s", (_, data, middle) => {
  const ends = legsOf(data).map(({ c }) => c.slice(-2).map((value) => Math.round(value) + 0));
  expect(ends).toEqual([[-5, 0], middle, [5, 0]]);
});

test("the long way round an arc is longer than the short one", () => {
  const legs = (flag: number) => legsOf(`M10 0A10 10 0 ${flag} 1 0 10`).length;
  expect([legs(0), legs(1)]).toEqual([2, 4]);
});

test("every path of every drawing can be read, and nothing else passes", () => {
  for (const sheet of ["sky", "things", ...worlds] as const) {
    for (const [, data = ""] of readSheet(sheet).matchAll(/ d="([^"]+)"/g)) {
      const legs = legsOf(data);
      expect(legs[0]?.op, data).toBe("m");
      expect(legs.flatMap(({ c }) => c).every(Number.isFinite), data).toBe(true);
    }
  }
  expect(() => legsOf("M0 0q1 1 2 2")).toThrow("q");
});
