import {
  isTitle,
  type Line,
  longestTitle,
  mayBeTitle,
  readChapterLine,
  readLine,
  titleOn,
  withoutBold,
} from "../../app/story/markup";
import { isRemark, preambleLength } from "./remarks";

/** The line being read, as far as it is known. */
export interface HeldLine extends Line {
  /** Without bold; unlike `text` with the space at its end. */
  readonly plain: string;
  readonly finished: boolean;
}

export type Verdict =
  | { is: "unknown" }
  | { is: "prose" }
  /** Not part of the story: the whole line. */
  | { is: "remark" }
  /** Not part of the story: so many UTF-16 units of `plain`. */
  | { is: "preamble"; length: number }
  /** 'Title:' with nothing after it. */
  | { is: "label" }
  | { is: "title"; title: string }
  /** `prose` counts the units of `plain` before the prose that follows on the same line. */
  | { is: "chapter"; number: number; title: string; proseFrom?: number };

const unknown: Verdict = { is: "unknown" };
const prose: Verdict = { is: "prose" };

export function readHeldLine(held: string, finished: boolean): HeldLine {
  const line = readLine(held);
  const space = held.endsWith(" ") && line.text !== "" && !finished ? " " : "";
  return { ...line, plain: withoutBold(line.text) + space, finished };
}

/** Judges a line while the story's title is not known. `labelled`: the line before was 'Title:'. */
export function judgeFirstLine(line: HeldLine, labelled: boolean): Verdict {
  const preamble = preambleLength(line.plain, line.finished);
  if (preamble === undefined) return unknown;
  if (preamble > 0) return { is: "preamble", length: preamble };
  if (!line.finished) return mayBeTitle(line) ? unknown : prose;

  if (readChapterLine(line)) return prose;
  const title = titleOn(line);
  if (title === "") return { is: "label" };
  if (isRemark(title, true)) return { is: "remark" };
  const given = isTitle(line) || (labelled && mayBeTitle(line));
  return given && isUsableTitle(title) ? { is: "title", title } : prose;
}

/** Whether a title reads as one again when it is told as `**Title**`. */
export function isUsableTitle(title: string): boolean {
  const line = { text: title, heading: true };
  return isTitle(line) && !readChapterLine(line) && !isRemark(title, true) && preambleLength(title, true) === 0;
}

export interface Surroundings {
  readonly title: string;
  /** Nothing but the story's title or a chapter line stands before this line. */
  readonly atStart: boolean;
  /** The line before is a chapter line without a title. */
  readonly awaitsChapterTitle: boolean;
}

/** Judges a line after the title. */
export function judgeLine(line: HeldLine, around: Surroundings): Verdict {
  const chapter = judgeChapterLine(line);
  if (chapter.is !== "prose") return chapter;
  if (around.awaitsChapterTitle && !line.finished && mayBeTitle(line)) return unknown;
  const repeated = repeatsTitle(line, around);
  if (repeated === undefined) return unknown;
  const remark = isRemark(line.plain, line.finished);
  if (remark === undefined) return unknown;
  if (repeated || remark) return { is: "remark" };
  return around.awaitsChapterTitle && isTitle(line) ? { is: "title", title: titleOn(line) } : prose;
}

const unfinishedMarker = /^C(?:hapter|HAPTER)\s+(?:#|No?\.?|Num[a-z]*)?\s*[A-Za-z\d]{0,9}(?:[ -][A-Za-z]{0,5})?\s?$/;
const longestMarker = 30;

function judgeChapterLine(line: HeldLine): Verdict {
  const { plain, finished } = line;
  if (!"Chapter".startsWith(plain.slice(0, 7)) && !"CHAPTER".startsWith(plain.slice(0, 7))) return prose;
  const marker = readChapterLine(line);
  if (marker && (finished || plain.length > longestTitle + longestMarker)) {
    const { number, rest } = marker;
    if (rest.length <= longestTitle && finished)
      return { is: "chapter", number, title: titleOn({ text: rest, heading: true }) };
    return { is: "chapter", number, title: "", proseFrom: plain.trimEnd().length - rest.length };
  }
  if (finished || plain.length > longestTitle + longestMarker) return prose;
  const mayBeMarked = line.heading || line.text.startsWith("**");
  return marker || mayBeMarked || plain.length < 8 || unfinishedMarker.test(plain) ? unknown : prose;
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a line only says the title again; undefined while that cannot be known. */
function repeatsTitle(
  { text, heading, plain, finished }: HeldLine,
  { title, atStart }: Surroundings,
): boolean | undefined {
  const mayRepeat = atStart || heading || text.startsWith("**");
  if (!mayRepeat || plain.length > 2 * longestTitle) return false;
  if (finished) return titleOn({ text, heading }).toLowerCase() === title.toLowerCase();
  return keyOf(title).startsWith(keyOf(plain)) ? undefined : false;
}
