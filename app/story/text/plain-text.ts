import { chapterLine } from "./format";
import type { Chapter, Paragraph, StoryText } from "./text";

export function paragraphText(spans: Paragraph): string {
  const text = spans.map((span) => span.text).join("");
  return text.replaceAll("*", "").replace(/ {2,}/g, " ").trim();
}

function chapterText({ number, title, paragraphs }: Chapter): string[] {
  const head = number === undefined ? [] : [chapterLine({ number, title })];
  return [...head, ...paragraphs.map(paragraphText)];
}

/** A story as plain text, title first, without asterisks; for the clipboard and wherever there is no layout. */
export function storyToPlainText({ title, chapters }: StoryText): string {
  return [title, ...chapters.flatMap(chapterText)].filter((block) => block !== "").join("\n\n");
}

/** What is told under title and chapter lines, a line a paragraph. */
export function proseOf({ chapters }: StoryText): string {
  return chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join("\n");
}
