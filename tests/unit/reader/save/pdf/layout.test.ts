import { expect, test } from "vitest";
import type { PdfBlock } from "../../../../../app/reader/save/pdf/blocks";
import { layOutPdf, type PdfPage } from "../../../../../app/reader/save/pdf/layout";

/** Every character is 2 mm wide whatever its size, so that a line holds 85. */
const measure = (text: string) => text.length * 2;
const measures = { story: measure, title: measure };

const block = (kind: PdfBlock["kind"], text: string): PdfBlock => ({ kind, spans: [{ text, bold: kind === "title" }] });
/** A paragraph of so many lines. */
const lines = (count: number, word = "x") =>
  block("paragraph", Array.from({ length: count }, () => word.repeat(80)).join(" "));
const summary = block("summary", "Age: 5");

const numberOf = (page: PdfPage | undefined) => page?.at(-1);
const textsOf = (page: PdfPage | undefined) => page?.slice(0, -1).map(({ text }) => text.slice(0, 12));
const linesOf = (page: PdfPage | undefined) => page?.slice(0, -1).map(({ y }) => y);

test("the specification's measures: 20 mm margins, 170 mm, step 7, nothing below 280", () => {
  const pages = layOutPdf([block("title", "The Owl"), lines(90), summary], measures);
  const runs = pages.flatMap((page) => page.slice(0, -1));
  expect(pages.length).toBe(3);
  for (const { text, x, y } of runs) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x + measure(text)).toBeLessThanOrEqual(190);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(280);
  }
  const second = linesOf(pages[1]) ?? [];
  expect(second[0]).toBe(27);
  expect(second.at(-1)).toBe(279);
  expect(second.slice(1).every((y, i) => y - (second[i] ?? 0) === 7)).toBe(true);
});

test("the title is centred on every one of its lines", () => {
  const [page] = layOutPdf([block("title", `${"a".repeat(60)} ${"b".repeat(30)}`)], measures);
  expect(page?.slice(0, -1).map(({ x, y }) => [x, y])).toEqual([
    [45, 27],
    [75, 37.5],
  ]);
});

test("every page has its number at its foot, in the middle", () => {
  const pages = layOutPdf([lines(90)], measures);
  expect(pages.map((page) => numberOf(page)?.text)).toEqual(["1", "2", "3"]);
  expect(numberOf(pages[0])).toMatchObject({ x: 104, y: 289, quiet: true });
});

test("a heading goes to the next page with two lines of its chapter", () => {
  for (let before = 30; before <= 40; before++) {
    const pages = layOutPdf([lines(before), block("heading", "Chapter 1"), lines(9, "y"), summary], measures);
    const page = pages.find((candidate) => textsOf(candidate)?.includes("Chapter 1"));
    const at = textsOf(page)?.indexOf("Chapter 1") ?? 0;
    expect([before, textsOf(page)?.slice(at + 1, at + 3)]).toEqual([before, ["y".repeat(12), "y".repeat(12)]]);
  }
});

test("a paragraph leaves no single line behind or ahead", () => {
  for (let before = 30; before <= 40; before++) {
    const pages = layOutPdf([lines(before, "x"), lines(4, "y"), lines(3, "z")], measures);
    for (const page of pages) {
      const texts = textsOf(page) ?? [];
      expect([before, texts.filter((text) => text.startsWith("y")).length]).not.toEqual([before, 1]);
      expect([0, 3]).toContain(texts.filter((text) => text.startsWith("z")).length);
    }
  }
});

test("the summary never stands alone on a page", () => {
  for (let before = 30; before <= 40; before++) {
    const last = layOutPdf([lines(before), summary], measures).at(-1);
    expect(textsOf(last)?.at(-1)).toBe("Age: 5");
    expect(textsOf(last)?.length).toBeGreaterThan(2);
  }
});

test("a page begins without the space above a block", () => {
  const pages = layOutPdf([lines(36), block("heading", "Chapter 2"), lines(2), summary], measures);
  expect(linesOf(pages[1])?.[0]).toBe(27);
});

test("what must stay together but is longer than a page is broken all the same", () => {
  const headings = Array.from({ length: 80 }, (_, i) => block("heading", `Chapter ${i}`));
  const pages = layOutPdf([...headings, lines(1)], measures);
  expect(pages.flatMap((page) => textsOf(page)).length).toBe(81);
  expect(pages.flatMap((page) => linesOf(page) ?? []).every((y) => y <= 280)).toBe(true);
});

test("nothing to say still makes a page", () => {
  expect(layOutPdf([], measures)).toHaveLength(1);
});

test("what is kept free for the picture is kept on the first page alone", () => {
  const blocks = [block("title", "The Owl"), lines(90), summary];
  const [plain, pictured] = [layOutPdf(blocks, measures), layOutPdf(blocks, measures, 60)];
  expect(linesOf(pictured[0])?.[0]).toBe((linesOf(plain[0])?.[0] ?? 0) + 60);
  expect(linesOf(pictured[1])?.[0]).toBe(27);
  for (const page of pictured) expect(linesOf(page)?.at(-1)).toBeLessThanOrEqual(280);
});
