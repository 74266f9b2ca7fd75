import { expect, test } from "vitest";
import { pdfBlocks, printableText } from "../../../../../app/reader/save/pdf/blocks";
import { parseStory } from "../../../../../app/story/text/text";
import { metadata } from "./sample";

const summary = "Age: 5 · Style: Gentle · Length: 5-7 minutes · Lesson: Being Kind to Others";

function blocksOf(text: string): string[][] {
  return pdfBlocks(parseStory(text), metadata).map(({ kind, spans }) => [
    kind,
    ...spans.map((span) => (span.bold ? `**${span.text}**` : span.text)),
  ]);
}

test("title, chapters, paragraphs and the summary come in order, bold kept", () => {
  const text = "**The Owl**\n\nChapter 1: The Door\n\nShe said **hello** twice.\n\nChapter 2\n\nGood night.";
  expect(blocksOf(text)).toEqual([
    ["title", "**The Owl**"],
    ["chapter", "Chapter 1"],
    ["heading", "**The Door**"],
    ["paragraph", "She said ", "**hello**", " twice."],
    ["heading", "**Chapter 2**"],
    ["paragraph", "Good night."],
    ["summary", summary],
  ]);
});

test("a story without a title or a text has no empty blocks", () => {
  expect(pdfBlocks({ title: "", chapters: [{ paragraphs: [[{ text: " ", bold: false }], []] }] }, metadata)).toEqual([
    { kind: "summary", spans: [{ text: summary, bold: false }] },
  ]);
});

test("letters are composed, spaces are one kind, and what has no shape is left out", () => {
  expect(printableText("Zoe\u0308 a\u0306\u0301")).toBe("Zoë ắ");
  expect(printableText("a\u2003b\u2028c\td  e")).toBe("a b c d e");
  expect(printableText("10\u202Fkm\u00A0a\u2007b")).toBe("10\u00A0km\u00A0a\u00A0b");
  expect(printableText("so\u00ADft\u200B \u2060w\uFEFFord\u200D")).toBe("soft word");
});
