import { bareLine, looksLikeTitle, readChapterMarker } from "./story-markup";

/** A run of text in one weight. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

export type Paragraph = readonly Span[];

export interface Chapter {
  /** Absent in a story without chapters, and before its first marker. */
  readonly number?: number;
  readonly title?: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface StoryText {
  /** Empty when the text has none (yet). */
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

interface OpenChapter {
  number?: number;
  title?: string;
  paragraphs: Paragraph[];
}

/** `**` turns bold on and off; what is still open at the paragraph's end, as in growing text, is bold up to there. */
function parseSpans(line: string): Paragraph {
  return line
    .split("**")
    .map((text, i) => ({ text, bold: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function titleOf(line: string): string | undefined {
  if (/^#{1,6}\s/.test(line)) return bareLine(line);
  // The last line of a growing text may lack its end.
  const [, title] = /^\*\*([^*]+)(?:\*{1,2})?$/.exec(line) ?? [];
  return title?.trim();
}

/**
 * Reads the format of a story: `**Title**`, paragraphs, `Chapter N: Title` lines, `**bold**`. One line is one paragraph.
 * Also for a text that is still growing: what was read of its earlier lines does not change. Never throws.
 */
export function parseStory(text: string): StoryText {
  let title: string | undefined;
  const chapters: OpenChapter[] = [{ paragraphs: [] }];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const marker = readChapterMarker(line);
    if (title === undefined && !marker) {
      title = titleOf(line) ?? "";
      if (title !== "") continue;
    }
    title ??= "";
    const chapter = chapters.at(-1);
    if (marker) {
      chapters.push({ number: marker.number, ...(marker.title && { title: marker.title }), paragraphs: [] });
    } else if (
      chapter?.number !== undefined &&
      !chapter.title &&
      chapter.paragraphs.length === 0 &&
      looksLikeTitle(line)
    ) {
      chapter.title = bareLine(line);
    } else {
      const spans = parseSpans(line);
      if (spans.length > 0) chapter?.paragraphs.push(spans);
    }
  }
  const told = chapters.filter(({ number, paragraphs }) => number !== undefined || paragraphs.length > 0);
  return { title: title ?? "", chapters: told };
}

/** Whether there is anything to read beside titles. */
export function hasProse(story: StoryText): boolean {
  return story.chapters.some(({ paragraphs }) => paragraphs.length > 0);
}
