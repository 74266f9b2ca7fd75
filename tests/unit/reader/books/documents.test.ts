import { expect, test, vi } from "vitest";
import type { Book } from "../../../../app/reader/books/book";
import { bookText } from "../../../../app/reader/books/book-text";
import { drawBooklet } from "../../../../app/reader/books/booklet/draw-booklet";
import { bookletSides, pageOf as pageOfBooklet } from "../../../../app/reader/books/booklet/imposition";
import { drawLittleBook } from "../../../../app/reader/books/little-book/draw-little-book";
import { littleBookPlaces, pageOf } from "../../../../app/reader/books/little-book/imposition";
import { setLittleBook } from "../../../../app/reader/books/little-book/set";
import { type Paper, papers } from "../../../../app/reader/books/paper";
import { type PageSize, type Place, sheetOf, unprinted } from "../../../../app/reader/books/place";
import { printableText } from "../../../../app/reader/save/pdf/blocks";
import { legsOf } from "../../../../app/reader/save/pdf/path-data";
import type { PdfPicture } from "../../../../app/reader/save/pdf/picture.client";
import { parseStory, type StoryText } from "../../../../app/story/text/text";
import { type FoundText, type PdfReading, readPdf } from "../../../support/pdf-reading";
import { sampleRequest, sampleSeed, tell } from "../../../support/storybook/samples";
import { fonts, metadata } from "../save/pdf/sample";

vi.setConfig({ testTimeout: 60_000 });

const kinds = Object.keys(papers) as Paper[];
const now = new Date("2026-11-23T20:00:00Z");
/** As wide and high as any of ours. */
const picture: PdfPicture = {
  shapes: [{ legs: legsOf("M0 0h400v225h-400z"), fill: "rgb(9,9,9)", stroke: undefined, lineWidth: 1, opacity: 1 }],
  words: "A picture of a fox",
};
const called = { hero: "Mira", name: "Żaneta" };

const bookOf = (story: StoryText): Book => ({ story, metadata, pictured: metadata, called });
const shortTale = (i: number, age: number) => parseStory(tell(sampleRequest(i, age, "2-3 minutes"), sampleSeed(i)));

function textOfBook(story: StoryText) {
  const text = bookText(story, bookOf(story), fonts);
  if (!text) throw new Error("The fonts lack a character.");
  return text;
}

const bytesOf = (doc: { output(type: "arraybuffer"): ArrayBuffer }) => new Uint8Array(doc.output("arraybuffer"));

async function littleBook(story: StoryText, paper: Paper): Promise<PdfReading> {
  const text = textOfBook(story);
  const set = setLittleBook(text.blocks, text.type.measures, pageOf(sheetOf(paper)));
  if (!set) throw new Error("It is too long.");
  return readPdf(bytesOf(await drawLittleBook(text, set, paper, now, fonts, picture)));
}

async function booklet(story: StoryText, paper: Paper): Promise<PdfReading> {
  return readPdf(bytesOf(await drawBooklet(textOfBook(story), paper, now, fonts, picture)));
}

/** What stands on a page of the book, as whoever turns it reads it. */
function pageText(runs: readonly FoundText[], { x, y, turned }: Place, { width, height }: PageSize): string[] {
  const inside = runs.filter(
    (run) =>
      Math.min(run.x, run.right) >= x && Math.max(run.x, run.right) <= x + width && run.y > y && run.y < y + height,
  );
  expect(inside.every((run) => run.turned === turned)).toBe(true);
  const down = turned ? -1 : 1;
  const sorted = inside.sort((a, b) => down * (a.y - b.y) || down * (a.x - b.x));
  const lines: string[] = [];
  let last: FoundText | undefined;
  for (const run of sorted) {
    if (last && Math.abs(last.y - run.y) < 0.1) lines.push(`${lines.pop()}${run.text}`);
    else lines.push(run.text);
    last = run;
  }
  return lines.map((line) => line.trim());
}

/** Every page of the book in order, line by line. */
function pagesOf(reading: PdfReading, sides: readonly Place[][], page: PageSize): string[][] {
  const pages: string[][] = [];
  for (const [side, places] of sides.entries()) {
    const runs = reading.runs.filter((run) => run.page === side + 1);
    const found = places.map((place) => pageText(runs, place, page));
    for (const [at, { page: number }] of places.entries()) pages[number - 1] = found[at] ?? [];
    // None of them lies on a fold.
    const merged = runs.map(({ text }) => text.replace(/\s/g, "")).join("").length;
    expect(found.flat().join("").replace(/\s/g, "").length).toBe(merged);
  }
  return pages;
}

const words = (story: StoryText) =>
  printableText(
    story.chapters.flatMap(({ paragraphs }) => paragraphs.map((p) => p.map((s) => s.text).join(""))).join(" "),
  )
    .replace(/\s+/g, " ")
    .trim();

function expectPrintable({ runs, boxes, width, height }: PdfReading): void {
  for (const { x, right, y, size } of runs) {
    expect(Math.min(x, right)).toBeGreaterThanOrEqual(unprinted);
    expect(Math.max(x, right)).toBeLessThanOrEqual(width - unprinted);
    // Above and below the baseline, whichever way it stands.
    const reach = (size * 25.4) / 72;
    expect(y - 0.3 * reach).toBeGreaterThanOrEqual(unprinted);
    expect(y + 0.3 * reach).toBeLessThanOrEqual(height - unprinted);
  }
  expect(boxes.length).toBeGreaterThan(3);
  for (const { left, top, right, bottom } of boxes) {
    expect(left).toBeGreaterThanOrEqual(unprinted - 0.01);
    expect(top).toBeGreaterThanOrEqual(unprinted - 0.01);
    expect(right).toBeLessThanOrEqual(width - unprinted + 0.01);
    expect(bottom).toBeLessThanOrEqual(height - unprinted + 0.01);
  }
}

const little = kinds.flatMap((paper) => [2, 11].map((age) => [paper, age] as const));

test.for(little)(
  "a little book on %s for age %i: each page in its panel, turned as it must be",
  async ([paper, age]) => {
    const story = shortTale(1, age);
    const reading = await littleBook(story, paper);
    expect(reading.pages).toBe(1);
    const { long, short } = papers[paper];
    expect(reading.width).toBeCloseTo(long, 1);
    expect(reading.height).toBeCloseTo(short, 1);
    const sheet = sheetOf(paper);
    const pages = pagesOf(reading, [littleBookPlaces(sheet)], pageOf(sheet));
    const [cover = [], ...others] = pages;
    const back = others.pop() ?? [];
    expect(cover.join(" ")).toBe(`${printableText(story.title)} A bedtime story for Żaneta`);
    expect(back).toEqual(["cut", "Good night, sleep tight.", "Moonthread", "Bedtime stories made for your child"]);
    expect(others.map((lines) => lines.at(-1))).toEqual(["2", "3", "4", "5", "6", "7"]);
    expect(others.flatMap((lines) => lines.slice(0, -1)).join(" ")).toBe(words(story));
    const story_ = reading.runs.filter(({ text }) => text !== "cut");
    expect(Math.min(...story_.map(({ size }) => size))).toBeGreaterThanOrEqual(8.4);
    expectPrintable(reading);
    expect(reading.subject).toBe(picture.words);
    expect(reading.title).toBe(printableText(story.title));
  },
);

const whole = kinds.flatMap((paper) => (["2-3 minutes", "15 minutes"] as const).map((time) => [paper, time] as const));

test.for(whole)("a booklet on %s of %s: folded, it is read from cover to back", async ([paper, time]) => {
  const story = parseStory(tell(sampleRequest(1, 5, time), sampleSeed(1)));
  const reading = await booklet(story, paper);
  const sheet = sheetOf(paper);
  const count = 2 * reading.pages;
  expect(count % 4).toBe(0);
  const pages = pagesOf(reading, bookletSides(count, sheet), pageOfBooklet(sheet));
  const [cover = [], owner, ...others] = pages;
  const back = others.pop() ?? [];
  expect(cover.join(" ")).toContain(printableText(story.title));
  expect(owner).toEqual(["This book belongs to"]);
  expect(back).toEqual(["Good night, sleep tight.", "Moonthread", "Bedtime stories made for your child"]);
  // White pages stand together, before the back.
  const told = others.filter((lines) => lines.length > 0);
  expect(others.slice(0, told.length)).toEqual(told);
  expect(others.length - told.length).toBeLessThan(4);
  expect(told.map((lines) => lines.at(-1))).toEqual(told.map((_, at) => String(at + 3)));
  const heads = story.chapters.flatMap(({ number, title }) => (number ? [`Chapter ${number}`, title ?? ""] : []));
  const lines = told.flatMap((page) => page.slice(0, -1)).filter((line) => !heads.includes(line));
  expect(lines.join(" ")).toBe(words(story));
  const sizes = reading.runs.map(({ size }) => size);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.4);
  expectPrintable(reading);
});

test("a title that says it already has no line below, and a name that it has is not said twice", async () => {
  const cover = async (title: string) => {
    const story = parseStory(`**${title}**\n\nOnce.`);
    const sheet = sheetOf("a4");
    return pagesOf(await littleBook(story, "a4"), [littleBookPlaces(sheet)], pageOf(sheet))[0]?.join(" ");
  };
  expect(await cover("Two Bedtime Tales for Żaneta")).toBe("Two Bedtime Tales for Żaneta");
  expect(await cover("Żaneta’s Boat")).toBe("Żaneta’s Boat A bedtime story");
});

test("letters that the fonts lack, in the story or in the name, make no book", () => {
  const story = parseStory("**A**\n\nThe dragon wrote 故事.");
  expect(bookText(story, bookOf(story), fonts)).toBeUndefined();
  const plain = parseStory("**A**\n\nOnce.");
  expect(bookText(plain, { ...bookOf(plain), called: { hero: "Mira", name: "故" } }, fonts)).toBeUndefined();
});
