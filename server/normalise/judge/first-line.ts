import { headingLine, type Line, wordsOf } from "../line";
import { isRemark, preambleLength } from "../remarks";
import { readChapterMarker } from "../spellings/chapter-marker";
import { isTitle, mayBeTitle, titleIn } from "../spellings/titles";
import { prose, unknown, type Verdict } from "./verdict";

/** Judges a line while the story's title is not known. `labelled`: the line before was 'Title:'. */
export function judgeFirstLine(line: Line, labelled: boolean): Verdict {
  const words = wordsOf(line);
  const preamble = preambleLength(words, line.finished);
  if (preamble === undefined) return unknown;
  if (preamble > 0) return { is: "preamble", length: preamble };
  if (!line.finished) return mayBeTitle(line) ? unknown : prose;

  if (readChapterMarker(line)) return prose;
  const title = titleIn(words);
  if (title === "") return { is: "label" };
  if (isRemark(title, true)) return { is: "remark" };
  const given = isTitle(line) || (labelled && mayBeTitle(line));
  return given && isUsableTitle(title) ? { is: "title", title } : prose;
}

/** Whether a title reads as one again when it is told as `**Title**`. */
export function isUsableTitle(title: string): boolean {
  const line = headingLine(title);
  return isTitle(line) && !readChapterMarker(line) && !isRemark(title, true) && preambleLength(title, true) === 0;
}
