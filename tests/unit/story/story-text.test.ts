import fc from "fast-check";
import { expect, test } from "vitest";
import { storyToPlainText } from "../../../app/story/plain-text";
import { hasProse, parseStory } from "../../../app/story/story-text";

const plain = (text: string) => [{ text, bold: false }];

test("reads title, paragraphs and bold", () => {
  expect(parseStory("**The Owl**\n\nIt was **very** late.\n\nGood night.")).toEqual({
    title: "The Owl",
    chapters: [
      {
        paragraphs: [
          [
            { text: "It was ", bold: false },
            { text: "very", bold: true },
            { text: " late.", bold: false },
          ],
          plain("Good night."),
        ],
      },
    ],
  });
});

test.each([
  "Chapter 2: The Owl",
  "**Chapter 2: The Owl**",
  "## Chapter Two – The Owl",
  "Chapter 2:\nThe Owl",
  "**Chapter 2**\n\n**The Owl**",
])("reads the chapter marker %j", (marker) => {
  const story = parseStory(`**T**\n\nBefore it.\n\n${marker}\n\nIt flew.`);
  expect(story.chapters).toEqual([
    { paragraphs: [plain("Before it.")] },
    { number: 2, title: "The Owl", paragraphs: [plain("It flew.")] },
  ]);
});

test("a chapter may have no title, and prose after it is not taken for one", () => {
  expect(parseStory("**T**\n\nChapter 1\n\nIt flew.").chapters).toEqual([
    { number: 1, paragraphs: [plain("It flew.")] },
  ]);
});

test("a first line that is prose is prose", () => {
  expect(parseStory("It was late.")).toEqual({ title: "", chapters: [{ paragraphs: [plain("It was late.")] }] });
  expect(parseStory("")).toEqual({ title: "", chapters: [] });
});

test("lone asterisks stay, an open bold reaches to the paragraph's end", () => {
  expect(parseStory("**T**\n\n2 * 3\n\nIt was **very").chapters[0]?.paragraphs).toEqual([
    plain("2 * 3"),
    [
      { text: "It was ", bold: false },
      { text: "very", bold: true },
    ],
  ]);
});

test("a title that is still arriving is a title already", () => {
  expect(parseStory("**The Ow").title).toBe("The Ow");
});

test("a text that grows by lines keeps what was read of the earlier ones", () => {
  const line = fc.constantFrom(
    "**T**",
    "Chapter 1: A",
    "Chapter 2",
    "A short line",
    "It flew.",
    "**Bold** it was.",
    "",
    "**",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const whole = parseStory(lines.join("\n")).chapters.flatMap(({ paragraphs }) => paragraphs);
      const part = parseStory(lines.slice(0, -1).join("\n")).chapters.flatMap(({ paragraphs }) => paragraphs);
      expect(whole.slice(0, part.length)).toEqual(part);
    }),
    { seed: 8, numRuns: 1000 },
  );
});

test("never throws and keeps all words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const story = parseStory(text);
      const kept = storyToPlainText(story).replace(/\s/gu, "");
      if (!/chapter|#|\*/i.test(text)) expect(kept).toBe(text.replace(/\s/gu, ""));
      expect(hasProse(story)).toBe(story.chapters.some(({ paragraphs }) => paragraphs.length > 0));
    }),
    { seed: 9, numRuns: 1000 },
  );
});

test("plain text has the title first, chapters named and no asterisks", () => {
  const text = "**The Owl**\n\nChapter 1: Up\n\nIt **flew**.\n\nChapter 2\n\nIt slept.";
  expect(storyToPlainText(parseStory(text))).toBe("The Owl\n\nChapter 1: Up\n\nIt flew.\n\nChapter 2\n\nIt slept.");
});
