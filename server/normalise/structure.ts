import { withoutBold } from "../../app/story/markup";
import { cutAfter, isLeadingMark } from "./cut";
import { judgeFirstLine, judgeLine, readHeldLine, type Verdict } from "./judge";
import type { TextStage } from "./text-stage";

/**
 * Clean lines become a story in our format: one title, paragraphs and chapter lines, nothing said around the story.
 * A line is held back only while it may be something else than prose. White space that ends a sentence or a line is told
 * at once, since the safety gate waits for it.
 */
export function createStructure(fallbackTitle: string): TextStage {
  let out = "";
  let held = "";
  /** What happens to the rest of the line: it is judged, told or dropped. */
  let rest: "judged" | "told" | "dropped" = "judged";
  /** What is held was cut from its line's beginning, so that it may start with marks. */
  let cut = false;

  let title: string | undefined;
  let breakTold = false;
  let labelled = false;
  let atStart = true;
  let awaiting: number | undefined;

  function tellTitle(text: string): void {
    title = text;
    out += `**${text}**\n`;
    breakTold = true;
  }

  function tell(block: string): void {
    out += `${breakTold ? "\n" : "\n\n"}${block}`;
    breakTold = false;
  }

  function tellChapter(number: number, chapterTitle: string): void {
    tell(`Chapter ${number}${chapterTitle && `: ${chapterTitle}`}`);
  }

  function tellAwaiting(): void {
    if (awaiting !== undefined) tellChapter(awaiting, "");
    awaiting = undefined;
  }

  function judge(finished: boolean): Verdict {
    const line = readHeldLine(held, finished);
    if (title === undefined) return judgeFirstLine(line, labelled);
    return judgeLine(line, { title, atStart, awaitsChapterTitle: awaiting !== undefined });
  }

  function cutHeld(characters: number): void {
    const { text } = readHeldLine(held, false);
    const space = held.endsWith(" ") ? " " : "";
    held = cutAfter(text + space, Math.min(characters, withoutBold(text).length + space.length));
    cut = true;
  }

  /** Judges what is held until nothing more can be said. */
  function settle(finished: boolean): void {
    while (held !== "") {
      const verdict = judge(finished);
      switch (verdict.is) {
        case "unknown":
          return;
        case "preamble":
          cutHeld(verdict.length);
          continue;
        case "label":
          labelled = true;
          break;
        case "remark":
          rest = "dropped";
          break;
        case "title":
          if (title === undefined) tellTitle(verdict.title);
          else if (awaiting !== undefined) tellChapter(awaiting, verdict.title);
          awaiting = undefined;
          break;
        case "chapter":
          tellAwaiting();
          atStart = true;
          if (verdict.title === "") awaiting = verdict.number;
          else tellChapter(verdict.number, verdict.title);
          if (verdict.proseFrom === undefined) break;
          cutHeld(verdict.proseFrom);
          continue;
        case "prose":
          if (title === undefined) {
            tellTitle(fallbackTitle);
            continue;
          }
          tellAwaiting();
          tell(held.replace(/^# /, ""));
          atStart = false;
          rest = "told";
      }
      held = "";
    }
  }

  function endLine(): void {
    held = held.trimEnd();
    settle(true);
    held = "";
    rest = "judged";
    cut = false;
  }

  function breakLine(): void {
    endLine();
    if (!breakTold && title !== undefined) out += "\n";
    breakTold = title !== undefined;
  }

  function push(piece: string): string {
    let i = 0;
    while (i < piece.length) {
      if (rest === "judged" && piece[i] !== "\n") {
        // One step at a time, so that a line is judged the same in any chunking; `**` is never cut in two.
        const step = piece.startsWith("**", i) ? 2 : 1;
        const text = piece.slice(i, i + step);
        i += step;
        if (cut && withoutBold(held) === "") {
          if (isLeadingMark(text)) continue;
          if (text === "**") {
            held = held === "" ? "**" : "";
            continue;
          }
        }
        held += text;
        settle(false);
        continue;
      }
      const lineBreak = piece.indexOf("\n", i);
      const end = lineBreak < 0 ? piece.length : lineBreak;
      if (rest === "told") out += piece.slice(i, end);
      i = end;
      if (lineBreak >= 0) {
        breakLine();
        i++;
      }
    }
    const told = out;
    out = "";
    return told;
  }

  return {
    push,
    end() {
      endLine();
      tellAwaiting();
      const told = out;
      out = "";
      return told;
    },
  };
}
