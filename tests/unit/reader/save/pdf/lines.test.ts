import { expect, test } from "vitest";
import { breakLines, type Line } from "../../../../../app/reader/save/pdf/lines";

/** Every character is 1 mm wide, 2 in bold. */
const measure = (text: string, bold: boolean) => text.length * (bold ? 2 : 1);

const plain = (text: string) => [{ text, bold: false }];
const texts = (lines: Line[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join("|"));

test("lines break at spaces and are as full as they can be", () => {
  expect(texts(breakLines(plain("one two three four"), 13, 10, measure))).toEqual(["one two", "three four"]);
  expect(texts(breakLines(plain("  a   b  "), 13, 10, measure))).toEqual(["a b"]);
  expect(breakLines(plain(" "), 13, 10, measure)).toEqual([]);
});

test("a no-break space and a hyphen hold a word together", () => {
  expect(texts(breakLines(plain("one 10\u00A0km moon-lit"), 13, 8, measure))).toEqual([
    "one",
    "10\u00A0km",
    "moon-lit",
  ]);
});

test("runs of both weights share a line and are measured in their own", () => {
  const spans = [
    { text: "say ", bold: false },
    { text: "hello you", bold: true },
    { text: ", he said", bold: false },
  ];
  const [line, ...others] = breakLines(spans, 13, 100, measure);
  expect(others).toEqual([]);
  expect(line).toEqual({
    runs: [
      { text: "say ", bold: false, x: 0 },
      { text: "hello you", bold: true, x: 4 },
      { text: ", he said", bold: false, x: 22 },
    ],
    width: 31,
  });
});

test("a word whose weight changes inside it does not break there", () => {
  const spans = [
    { text: "a ", bold: false },
    { text: "moon", bold: true },
    { text: "light b", bold: false },
  ];
  expect(texts(breakLines(spans, 13, 14, measure))).toEqual(["a", "moon|light", "b"]);
});

test("a word wider than a line is cut, and no half of a character is left", () => {
  expect(texts(breakLines(plain("a zzzzzzz b"), 13, 3, measure))).toEqual(["a", "zzz", "zzz", "z b"]);
  expect(texts(breakLines(plain("🦄🦄🦄"), 13, 5, measure))).toEqual(["🦄🦄", "🦄"]);
});

test("no line is wider than it may be, and no word is lost", () => {
  const words = Array.from({ length: 400 }, (_, i) => "moonthread".slice(0, 1 + ((i * 7) % 10)));
  const spans = words.map((word, i) => ({ text: `${word} `, bold: i % 5 === 0 }));
  const lines = breakLines(spans, 13, 40, measure);
  for (const { width, runs } of lines) {
    expect(width).toBeLessThanOrEqual(40);
    expect(runs.reduce((sum, { text, bold }) => sum + measure(text, bold), 0)).toBe(width);
  }
  expect(lines.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ")).toBe(words.join(" "));
});
