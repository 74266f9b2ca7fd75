import { chapterLine, titleLine } from "../../app/story/text/format";
import type { Paragraph, StoryText } from "../../app/story/text/text";

function paragraphLine(spans: Paragraph): string {
  return spans.map(({ text, bold }) => (bold ? `**${text}**` : text)).join("");
}

/** A story in the format that `parseStory` reads: what comes back unchanged from both was in the format. */
export function printStory({ title, chapters }: StoryText): string {
  const blocks = chapters.flatMap(({ number, title: name, paragraphs }) => [
    ...(number === undefined ? [] : [chapterLine({ number, title: name })]),
    ...paragraphs.map(paragraphLine),
  ]);
  return [titleLine(title), ...blocks].join("\n\n");
}
