import {
  cleanTitle,
  isTitle,
  type Line,
  longestTitle,
  readChapterLine,
  readLine,
  startsMarkedTitle,
  titleOn,
} from "./markup";

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
function readParagraph(text: string): Paragraph {
  const spans: Span[] = [];
  let bold = false;
  let from = 0;
  const take = (to: number) => {
    if (to > from) spans.push({ text: text.slice(from, to), bold });
  };
  for (const { 0: run, index } of text.matchAll(/\*{2,}/g)) {
    const after = text[index + run.length];
    // Bold does not begin before a space: these are asterisks that the author meant.
    if (!bold && after !== undefined && /\s/.test(after)) continue;
    take(index);
    from = index + run.length;
    if (run.length < 4) bold = !bold;
  }
  take(text.length);
  return spans;
}

/** The title on the story's first line. Empty: a label whose title follows. Undefined: the line is prose. */
function readTitle(line: Line, finished: boolean, labelled: boolean): string | undefined {
  if (line.text.length > 2 * longestTitle || readChapterLine(line)) return undefined;
  const title = titleOn(line);
  if (title === "") return startsMarkedTitle(line) ? "" : undefined;
  if (labelled) return title;
  return (finished ? isTitle(line) : startsMarkedTitle(line)) ? title : undefined;
}

/**
 * Reads the format of a story: `**Title**`, paragraphs, `Chapter N: Title` lines, `**bold**`, and the spellings that the
 * normaliser knows. One line is one paragraph. Also for a text that is still growing: only what was read of its last line
 * may change, and that line is prose until it cannot be. Never throws.
 */
export function parseStory(text: string): StoryText {
  let title: string | undefined;
  let labelled = false;
  let chapter: OpenChapter = { paragraphs: [] };
  let awaitsTitle = false;
  const chapters: OpenChapter[] = [];

  const add = (paragraph: Paragraph) => {
    if (paragraph.length === 0) return;
    if (chapters.at(-1) !== chapter) chapters.push(chapter);
    chapter.paragraphs.push(paragraph);
  };

  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const line = readLine(raw);
    if (line.text === "") continue;
    const finished = index < lines.length - 1;
    if (title === undefined) {
      const found = readTitle(line, finished, labelled);
      labelled = found === "";
      if (labelled) continue;
      title = found ?? "";
      if (found !== undefined) continue;
    }
    const marker = readChapterLine(line);
    if (marker) {
      const fits = marker.rest.length <= longestTitle;
      const chapterTitle = fits ? cleanTitle(marker.rest) : "";
      chapter = { number: marker.number, ...(chapterTitle && { title: chapterTitle }), paragraphs: [] };
      chapters.push(chapter);
      awaitsTitle = fits && chapterTitle === "";
      if (!fits) add(readParagraph(marker.rest));
    } else if (awaitsTitle && finished && isTitle(line)) {
      chapter.title = titleOn(line);
      awaitsTitle = false;
    } else {
      add(readParagraph(line.text));
      awaitsTitle = false;
    }
  }
  return { title: title ?? "", chapters };
}

/** Whether there is anything to read beside titles. */
export function hasProse(story: StoryText): boolean {
  return story.chapters.some(({ paragraphs }) => paragraphs.length > 0);
}
