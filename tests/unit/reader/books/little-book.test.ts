import { expect, test } from "vitest";
import type { Book } from "../../../../app/reader/books/book";
import { pageOf } from "../../../../app/reader/books/little-book/imposition";
import { setLittleBook } from "../../../../app/reader/books/little-book/set";
import { sheetOf } from "../../../../app/reader/books/place";
import { isSurelyShort, talesOf } from "../../../../app/reader/books/short-telling";
import { typesettingOf } from "../../../../app/reader/save/pdf/document";
import { parseStory } from "../../../../app/story/text/text";
import { ourLibrary } from "../../../support/storybook/samples";
import { toldTale } from "../../../support/tales/told-tale";
import { fonts } from "../save/pdf/sample";

test("the short telling of every tale has room in a little book, in a type that can be read", () => {
  const type = typesettingOf([], fonts);
  if (!type) throw new Error("The fonts lack a character.");
  // Letter's pages are the narrower ones.
  const page = pageOf(sheetOf("letter"));
  for (const tale of ourLibrary().tales.values()) {
    const { paragraphs } = toldTale(tale, { lesson: "kindness", long: false, gender: "girl" });
    const blocks = paragraphs.map((text) => ({ kind: "paragraph" as const, spans: [{ text, bold: false }] }));
    expect(setLittleBook(blocks, type.measures, page)?.size ?? 0, tale.id).toBeGreaterThanOrEqual(10);
  }
});

test("of an evening's tales one is chosen; a story with chapters of its own is whole", () => {
  const evening = parseStory("**Two Tales**\n\nChapter 1: The Owl\n\nOnce.\n\nChapter 2: The Snail\n\nTwice.");
  const retelling = { seed: 1, version: "a" };
  expect(talesOf({ story: evening, retelling })).toEqual(["The Owl", "The Snail"]);
  expect(talesOf({ story: evening })).toEqual([]);
  expect(talesOf({ story: parseStory("**One**\n\nOnce."), retelling })).toEqual([]);
});

test("only what the storybook tells in short is surely short enough", () => {
  const retelling = { seed: 1, version: "a" };
  const isShort = (readingTime: string, origin: object) =>
    isSurelyShort({ metadata: { readingTime }, ...origin } as unknown as Book);
  expect(isShort("15 minutes", { request: {}, retelling })).toBe(true);
  expect(isShort("2-3 minutes", { retelling })).toBe(true);
  // Nobody knows its answers, so it cannot be told again.
  expect(isShort("15 minutes", { retelling })).toBe(false);
  expect(isShort("2-3 minutes", { request: {} })).toBe(false);
});
