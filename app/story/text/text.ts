import { type ChapterHead, readChapterLine, readTitleLine } from "./format";

/** A run of text in one weight. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

export type Paragraph = readonly Span[];

/** Without a number in a story without chapters, and before its first chapter line. */
export interface Chapter extends Partial<ChapterHead> {
  readonly paragraphs: readonly Paragraph[];
}

export interface StoryText {
  /** Empty when the text has none (yet). */
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** `**` turns bold on and off; what is still open at the paragraph's end, as in growing text, is bold up to there. */
function readParagraph(line: string): Paragraph {
  return line
    .split("**")
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/**
 * Reads the format of a story as the normaliser writes it, and no other spelling: what is neither a title on the first
 * line nor a chapter line is a paragraph. White space at the ends of a line is none of the story. Also for a text that is
 * still growing: only what was read of its last line may change. Never throws.
 */
export function parseStory(text: string): StoryText {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    // Also without the half of a title or of bold that is still arriving.
    .filter((line) => !/^\**$/.test(line));
  const title = readTitleLine(lines[0] ?? "");
  const chapters: (Partial<ChapterHead> & { paragraphs: Paragraph[] })[] = [];
  for (const line of title === undefined ? lines : lines.slice(1)) {
    const head = readChapterLine(line);
    if (head || chapters.length === 0) chapters.push({ ...head, paragraphs: [] });
    if (!head) chapters.at(-1)?.paragraphs.push(readParagraph(line));
  }
  return { title: title ?? "", chapters };
}

/** Whether there is anything to read beside titles. */
export function hasProse(story: StoryText): boolean {
  return story.chapters.some(({ paragraphs }) => paragraphs.length > 0);
}
