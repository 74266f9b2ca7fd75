import { expect, test } from "vitest";
import { parseStory } from "../../../../app/story/text/text";
import { normaliseText } from "../../../support/normalise-text";

const plain = (text: string) => [{ text, bold: false }];
const read = (text: string) => parseStory(normaliseText(text));

test.each([
  "Chapter 2: The Owl",
  "**Chapter 2: The Owl**",
  "## Chapter Two – The Owl",
  "Chapter 2:\nThe Owl",
  "**Chapter 2**\n\n**The Owl**",
  "**Chapter 2:** The Owl",
  "### Chapter 2 - The Owl",
  "### Chapter 2 The Owl",
  "CHAPTER II. “The Owl”",
  "Chapter #2: The Owl",
  "Chapter 2\n## The Owl",
])("the chapter marker %j", (marker) => {
  expect(read(`**T**\n\nBefore it.\n\n${marker}\n\nIt flew.`).chapters).toEqual([
    { paragraphs: [plain("Before it.")] },
    { number: 2, title: "The Owl", paragraphs: [plain("It flew.")] },
  ]);
});

test.each([
  "**The Owl**",
  "# The Owl",
  "## **The Owl**",
  "Title: The Owl",
  "**Title:** The Owl",
  "Title:\nThe Owl",
  "“The Owl”",
  "The Owl",
])("the title %j", (title) => {
  expect(read(`${title}\r\n\r\nIt flew.`)).toEqual({
    title: "The Owl",
    chapters: [{ paragraphs: [plain("It flew.")] }],
  });
});

test("numbers of chapters in words, digits and Roman numerals", () => {
  const numbers = ["one", "Twelve", "Twenty-One", "NINETEEN", "IV", "XIX", "XLII", "30"];
  const text = numbers.map((number) => `Chapter ${number}: A\n\nIt flew.`).join("\n\n");
  expect(read(text).chapters.map(({ number }) => number)).toEqual([1, 12, 21, 19, 4, 19, 42, 30]);
});

test("prose that speaks of chapters is prose", () => {
  for (const line of ["Chapter one of it was dull.", "Chapter mix: no.", "The chapter 2: no.", "Chapter"]) {
    expect(read(`**T**\n\n${line}\n`).chapters).toEqual([{ paragraphs: [plain(line)] }]);
  }
});

test("prose on a chapter's line is a paragraph", () => {
  const long = "It flew and flew. ".repeat(10).trim();
  expect(read(`**T**\n\nChapter 2: ${long}`).chapters).toEqual([{ number: 2, paragraphs: [plain(long)] }]);
});

test("bold that ends where a line is cut leaves no marks behind", () => {
  const long = "It flew and flew. ".repeat(10).trim();
  expect(normaliseText(`**T**\n\nChapter 2: **~+**${long}`)).toBe(`**T**\n\nChapter 2\n\n${long}`);
  expect(normaliseText(`Sure! Here is your story: **-** ${long}`)).toBe(`**A Gentle Story**\n\n${long}`);
});
