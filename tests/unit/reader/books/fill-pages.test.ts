import { expect, test } from "vitest";
import { fillPages } from "../../../../app/reader/books/fill-pages";
import type { PdfBlock } from "../../../../app/reader/save/pdf/blocks";
import type { PlacedRun } from "../../../../app/reader/save/pdf/flow";

/** Every character is as wide as half its size. */
const measure = (text: string, _bold: boolean, size: number) => text.length * size * 0.176;
const measures = { story: measure, title: measure };
const page = { width: 74, height: 105 };
const margins = { side: 7.5, head: 8, foot: 14, number: 7 };
const sizes = { largest: 13, smallest: 8.5 };

const paragraphs = (count: number, words = 40): PdfBlock[] =>
  Array.from({ length: count }, () => ({
    kind: "paragraph",
    spans: [{ text: Array.from({ length: words }, (_, at) => `word${at}`).join(" "), bold: false }],
  }));

const fill = (blocks: readonly PdfBlock[], most = 6) => fillPages(blocks, most, sizes, measures, page, margins);
const wordsOn = (runs: readonly PlacedRun[]) => runs.flatMap(({ text }) => text.split(" "));
const linesOn = (runs: readonly PlacedRun[]) => new Set(runs.map(({ y }) => y)).size;

test("a short story is set in the largest type, on all pages alike", () => {
  const filled = fill(paragraphs(6));
  expect(filled?.size).toBe(13);
  expect(filled?.pages).toHaveLength(6);
  const lines = filled?.pages.map(linesOn) ?? [];
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(3);
});

test("the longer a story, the smaller its type; no word is lost, none stands beyond the margins", () => {
  let before = 13;
  for (const count of [6, 9, 12, 15, 18]) {
    const filled = fill(paragraphs(count));
    if (!filled) break;
    expect(filled.size).toBeLessThanOrEqual(before);
    before = filled.size;
    expect(filled.pages.length).toBeLessThanOrEqual(6);
    expect(filled.pages.flatMap(wordsOn)).toHaveLength(count * 40);
    for (const { x, y, text } of filled.pages.flat()) {
      expect(x).toBeGreaterThanOrEqual(7.5);
      expect(x + measure(text, false, filled.size)).toBeLessThanOrEqual(74 - 7.5 + 0.01);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThanOrEqual(105 - 14);
    }
  }
  expect(before).toBeLessThan(11);
});

test("what has no room in the smallest type makes none", () => {
  expect(fill(paragraphs(40))).toBeUndefined();
});

test("no page begins or ends with one line of a paragraph", () => {
  const filled = fill(paragraphs(11, 37));
  // The first word of a paragraph stands indented or at a page's beginning, the last is known by its number.
  for (const [at, runs] of filled?.pages.entries() ?? []) {
    const lines = [...new Set(runs.map(({ y }) => y))].map((y) => runs.filter((run) => run.y === y));
    const startsIn = lines.findIndex((line) => wordsOn(line).includes("word0"));
    if (at > 0) expect(startsIn).not.toBe(1);
    const lastLine = lines.at(-1) ?? [];
    if (at < (filled?.pages.length ?? 0) - 1) expect(wordsOn(lastLine)[0]).not.toBe("word0");
  }
});
