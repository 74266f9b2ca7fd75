import { expect, test } from "vitest";
import { passageAt, passagesOf } from "../../../../app/reader/lamplight/passages";
import { parseStory } from "../../../../app/story/text/text";
import { chapters } from "../../../support/browser/told-text";

const short = "Nora looked up at the sky.";
const long = "The moon was round tonight, and very still. ".repeat(12).trim();
const story = [
  "**The Quiet Moon**",
  short,
  short,
  long,
  "Chapter 1: The Hill",
  short,
  long,
  "Chapter 2",
  `The **moon** rose.`,
].join("\n\n");

const texts = (text: string, isGrowing = false) =>
  passagesOf(parseStory(text), isGrowing).map(({ title, chapter, paragraphs }) => [
    ...(title ? [title] : []),
    ...(chapter ? [chapter.number, chapter.title ?? ""] : []),
    ...paragraphs.map((spans) => spans.map(({ text }) => text).join("")),
  ]);

test("short paragraphs stand together, a long one alone, and each head with what follows it", () => {
  expect(texts(story)).toEqual([
    ["The Quiet Moon", short, short],
    [long],
    [1, "The Hill", short],
    [long],
    [2, "", "The moon rose."],
  ]);
});

test("a passage knows where it begins among the blocks of the page", () => {
  const passages = passagesOf(parseStory(story), false);
  // Title 0, paragraphs 1 to 3, 'Chapter 1' 4, its title 5, paragraphs 6 and 7, 'Chapter 2' 8, its paragraph 9.
  expect(passages.map(({ block }) => block)).toEqual([0, 3, 4, 7, 8]);
  expect([0, 2, 3, 5, 6, 9, 99].map((block) => passageAt(passages, block))).toEqual([0, 0, 1, 2, 2, 4, 4]);
  expect(passageAt([], 3)).toBe(0);
});

test("while a story comes no passage is shown that may still change, and none of those shown changes", () => {
  const text = chapters(3);
  const whole = texts(text);
  expect(whole.length).toBeGreaterThan(10);
  for (let told = 0; told < text.length; told += 17) {
    const shown = texts(text.slice(0, told), true);
    expect(shown).toEqual(whole.slice(0, shown.length));
  }
  expect(texts(text, true)).toEqual(whole.slice(0, -1));
});

test("a story without title, chapters or words has passages all the same, or none", () => {
  expect(texts(short)).toEqual([[short]]);
  expect(texts("")).toEqual([]);
});
