import { expect, test } from "vitest";
import { storyToPlainText } from "../../../../app/story/text/plain-text";
import { parseStory } from "../../../../app/story/text/text";

test("title first, chapters named, blank lines between paragraphs, no asterisks", () => {
  const text = "**The Owl**\n\nChapter 1: Up\n\nIt **flew**.\n\nChapter 2\n\nIt slept * a little.";
  expect(storyToPlainText(parseStory(text))).toBe(
    "The Owl\n\nChapter 1: Up\n\nIt flew.\n\nChapter 2\n\nIt slept a little.",
  );
});

test("a story without title or chapters is its paragraphs", () => {
  expect(storyToPlainText(parseStory("It flew.\nIt slept."))).toBe("It flew.\n\nIt slept.");
  expect(storyToPlainText(parseStory(""))).toBe("");
});
