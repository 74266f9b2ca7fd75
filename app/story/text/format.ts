/**
 * How a story is written down: `**Title**`, then paragraphs and `Chapter N: Title` lines, with a blank line between any
 * two. `**` turns bold on and off within a paragraph. What models write instead is the normaliser's business.
 */

export interface ChapterHead {
  readonly number: number;
  /** Absent or empty where the chapter has none. */
  readonly title?: string | undefined;
}

export function titleLine(title: string): string {
  return `**${title}**`;
}

export function chapterLine({ number, title }: ChapterHead): string {
  return title ? `Chapter ${number}: ${title}` : `Chapter ${number}`;
}

// What closes the title, or follows the colon, may still be arriving.
const titlePattern = /^\*\*([^*]+)\*{0,2}$/;
const chapterPattern = /^Chapter (0|[1-9]\d{0,2})(?::(?: ([^*]+))?)?$/;

/** The title that a line holds, if it is one. */
export function readTitleLine(line: string): string | undefined {
  return titlePattern.exec(line)?.[1];
}

export function readChapterLine(line: string): ChapterHead | undefined {
  const [, number, title] = chapterPattern.exec(line) ?? [];
  if (number === undefined) return undefined;
  return { number: Number(number), ...(title !== undefined && { title }) };
}
