import { type Line, wordsOf } from "../line";
import { isRemark } from "../remarks";
import { isTitle, longestTitle, mayBeMarked, mayBeTitle, titleIn } from "../spellings/titles";
import { judgeChapter } from "./chapter";
import { prose, unknown, type Verdict } from "./verdict";

export interface Surroundings {
  readonly title: string;
  /** Nothing but the story's title or a chapter line stands before this line. */
  readonly atStart: boolean;
  /** The line before is a chapter line without a title. */
  readonly awaitsChapterTitle: boolean;
}

/** Judges a line after the title. */
export function judgeLine(line: Line, around: Surroundings): Verdict {
  const chapter = judgeChapter(line);
  if (chapter.is !== "prose") return chapter;
  if (around.awaitsChapterTitle && !line.finished && mayBeTitle(line)) return unknown;
  const repeated = repeatsTitle(line, around);
  if (repeated === undefined) return unknown;
  const words = wordsOf(line);
  const remark = isRemark(words, line.finished);
  if (remark === undefined) return unknown;
  if (repeated || remark) return { is: "remark" };
  return around.awaitsChapterTitle && isTitle(line) ? { is: "title", title: titleIn(words) } : prose;
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a line only says the title again; undefined while that cannot be known. */
function repeatsTitle(line: Line, { title, atStart }: Surroundings): boolean | undefined {
  const words = wordsOf(line);
  const mayRepeat = atStart || mayBeMarked(line);
  if (!mayRepeat || words.length > 2 * longestTitle) return false;
  if (line.finished) return titleIn(words).toLowerCase() === title.toLowerCase();
  return keyOf(title).startsWith(keyOf(words)) ? undefined : false;
}
