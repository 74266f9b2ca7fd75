import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { printableText } from "../../../../../app/reader/save/pdf/blocks";
import { readFontWidths } from "../../../../../app/reader/save/pdf/font";
import { drawPdf } from "../../../../../app/reader/save/pdf/save-pdf.client";
import { parseStory } from "../../../../../app/story/text/text";
import { readPdf, textOf } from "../../../../support/pdf-reading";
import { sampleRequest, sampleSeed, tell } from "../../../../support/storybook/samples";
import { fonts, metadata } from "./sample";

// Some of these draw dozens of documents, which a busy machine is not quick at.
vi.setConfig({ testTimeout: 60_000 });

const summary = "Age: 5 · Style: Gentle · Length: 5-7 minutes · Lesson: Being Kind to Others";
const told = new Date("2026-11-20T20:00:00Z");

async function draw(text: string, about = metadata): Promise<Uint8Array | undefined> {
  const doc = await drawPdf(parseStory(text), about, told, fonts);
  return doc && new Uint8Array(doc.output("arraybuffer"));
}

async function drawn(text: string): Promise<Uint8Array> {
  const bytes = await draw(text);
  if (!bytes) throw new Error("The font lacks a character.");
  return bytes;
}

/** As the reader shows the story, with the summary after it. */
function expectedText(text: string): string {
  const { title, chapters } = parseStory(text);
  const words = chapters.flatMap(({ number, title: chapterTitle, paragraphs }) => [
    ...(number === undefined ? [] : [chapterTitle ? `Chapter ${number} ${chapterTitle}` : `Chapter ${number}`]),
    ...paragraphs.map((spans) => spans.map((span) => span.text).join("")),
  ]);
  return printableText([title, ...words, summary].join(" "))
    .replace(/\s+/g, " ")
    .trim();
}

const stories = {
  English:
    "**The Owl’s “Lamp”**\n\nChapter 1: The Door – and More\n\nOnce, **at dusk** — it was 7 o’clock… “Who’s there?”",
  Polish: "**Żółta łódź**\n\nChapter 1: Świt\n\nZażółć **gęślą jaźń**, rzekła Łucja. „Śpij, źrebię”, szepnęła noc.",
  Turkish: "**İyi geceler, ışık**\n\nPijamalı hasta **yağız şoföre** çabucak güvendi. Iğdır’da İnci uyudu.",
  Vietnamese:
    "**Ngủ ngon, trăng ơi**\n\nNgày xửa ngày xưa, **một chú thỏ nhỏ** sống dưới gốc cây. Đêm nay trời đẹp quá!",
  Greek: "**Καληνύχτα, φεγγάρι**\n\nΞεσκεπάζω την **ψυχοφθόρα βδελυγμία**. Άννα, Ήλιος, ΐ, ΰ, τέλος;",
  Russian: "**Спокойной ночи**\n\nСъешь же ещё этих **мягких французских булок**, да выпей чаю. «Ёжик», — сказал он.",
};

test.for(Object.entries(stories))("the text read from the PDF is the story: %s", async ([, text]) => {
  const long = `${text}\n\n${`${text.split("\n").at(-1)} `.repeat(30)}`;
  const reading = await readPdf(await drawn(long));
  expect(textOf(reading)).toBe(expectedText(long));
  expect(reading.title).toBe(parseStory(text).title);
  expect(reading.language).toBe("en");
});

test("bold is bold in the middle of a line, and no line is wider than 170 mm in the reader's measure", async () => {
  const text = `**A**\n\n${"Then she said **good night** to the moon, and **once more**. ".repeat(60)}`;
  const { runs } = await readPdf(await drawn(text));
  const bold = runs.filter((run) => run.bold).map((run) => run.text.trim());
  expect(bold.join(" ").match(/good night/g)).toHaveLength(60);
  expect(bold.join(" ")).not.toMatch(/moon|said/);
  for (const { x, right, y } of runs) {
    expect(x).toBeGreaterThanOrEqual(19.9);
    expect(right).toBeLessThanOrEqual(190.1);
    expect(y < 280.1 || Math.abs(y - 289) < 0.1).toBe(true);
  }
});

test("storybook stories of the longest kind are whole, small, and numbered page by page", async () => {
  for (const i of [0, 1]) {
    const text = tell(sampleRequest(i, 11, "15 minutes"), sampleSeed(i));
    const bytes = await drawn(text);
    expect(bytes.length).toBeLessThan(400_000);
    const reading = await readPdf(bytes);
    expect(textOf(reading)).toBe(expectedText(text));
    const numbers = reading.runs.filter(({ y }) => y > 281).map(({ text: number }) => number);
    expect(numbers).toEqual(Array.from({ length: reading.pages }, (_, page) => String(page + 1)));
  }
});

test("the same story at the same time is the same text, whatever was drawn before", async () => {
  const [first, second] = [await readPdf(await drawn(stories.Greek)), await readPdf(await drawn(stories.Greek))];
  expect(second).toEqual(first);
});

test("accents that are not yet composed are", async () => {
  const text = "**Zoë**\n\nZoë nhỏ Żaneta й ё";
  expect(textOf(await readPdf(await drawn(text.normalize("NFD"))))).toBe(expectedText(text));
});

test("a character that the font lacks, in text, title, chapter or lesson, draws nothing", async () => {
  for (const word of ["قصة", "סיפור", "故事", "कहानी", "เรื่อง", "🦄", "★"]) {
    expect([word, await draw(`**A**\n\nHello **${word}** there.`)]).toEqual([word, undefined]);
    expect([word, await draw(`**A ${word}**\n\nHello.`)]).toEqual([word, undefined]);
    expect([word, await draw(`**A**\n\nChapter 1: ${word}\n\nHello.`)]).toEqual([word, undefined]);
    expect([word, await draw("**A**\n\nHello.", { ...metadata, lesson: `be ${word}` })]).toEqual([word, undefined]);
  }
});

test("every character of the font can be read from the PDF", async () => {
  // The library names one character for each glyph: a glyph that two characters share would come out as the wrong one.
  const characters = [...readFontWidths(fonts.regular).keys()].map((codePoint) => String.fromCodePoint(codePoint));
  const text = `**A**\n\nAll: ${characters.filter((character) => character !== "*").join(" ")}`;
  expect(characters.length).toBeGreaterThan(1000);
  expect(textOf(await readPdf(await drawn(text)))).toBe(expectedText(text));
});

test("any text is drawn whole or not at all", async () => {
  const known = [...readFontWidths(fonts.bold).keys()].map((codePoint) => String.fromCodePoint(codePoint));
  const letters = fc.string({ unit: fc.constantFrom(...known, "**", "\n"), maxLength: 60 });
  const texts = fc.oneof(letters, fc.string({ unit: "binary", maxLength: 6 }));
  const property = fc.asyncProperty(texts, async (words) => {
    const text = `**A**\n\nOnce ${words}`;
    const bytes = await draw(text);
    if (bytes) expect(textOf(await readPdf(bytes))).toBe(expectedText(text));
  });
  await fc.assert(property, { numRuns: 25, seed: 4 });
});
