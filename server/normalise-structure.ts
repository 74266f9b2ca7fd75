import { judgeFirstLine, judgeLine, readHeldLine, type Verdict } from "./normalise-judge";
import type { TextStage } from "./text-stage";

const leadingMarks = /^(\*\*)?[\s#>_`~•=+-]+/;

/** The text after so many of its characters that are not asterisks, with the bold that is open there. */
function cutAfter(text: string, characters: number): string {
  let bold = false;
  let i = 0;
  for (let left = characters; left > 0 || text.startsWith("**", i); ) {
    if (text.startsWith("**", i)) {
      bold = !bold;
      i += 2;
    } else {
      left--;
      i++;
    }
  }
  let rest = text.slice(i);
  if (bold) rest = `**${rest}`;
  while (leadingMarks.test(rest)) rest = rest.replace(leadingMarks, "$1");
  return rest;
}

/**
 * Clean lines become a story in our format: one title, paragraphs and chapter lines, nothing said around the story.
 * A line is held back only while it may be something else than prose. The title comes out together with what follows it.
 */
export function createStructure(fallbackTitle: string): TextStage {
  let out = "";
  let held = "";
  /** What happens to the rest of the line: it is judged, told or dropped. */
  let rest: "judged" | "told" | "dropped" = "judged";
  let spaceDue = false;
  /** What is held was cut from its line's beginning, so that it may start with marks. */
  let cut = false;

  let title: string | undefined;
  let titleTold = false;
  let labelled = false;
  let atStart = true;
  let awaiting: number | undefined;

  function tell(block: string): void {
    if (!titleTold) out += `**${title}**`;
    titleTold = true;
    out += `\n\n${block}`;
  }

  function tellChapter(number: number, chapterTitle: string): void {
    tell(`Chapter ${number}:${chapterTitle && ` ${chapterTitle}`}`);
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
    held = cutAfter(text + space, Math.min(characters, text.replaceAll("*", "").length + space.length));
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
          if (title === undefined) title = verdict.title;
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
            title = fallbackTitle;
            continue;
          }
          tellAwaiting();
          tell(held.trimEnd().replace(/^# /, ""));
          spaceDue = held.endsWith(" ");
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
    spaceDue = false;
    cut = false;
  }

  function tellOn(text: string): void {
    const trimmed = text.trimEnd();
    if (trimmed === "") {
      spaceDue ||= text !== "";
      return;
    }
    out += (spaceDue ? " " : "") + trimmed;
    spaceDue = trimmed.length < text.length;
  }

  function push(piece: string): string {
    let i = 0;
    while (i < piece.length) {
      if (rest === "judged" && piece[i] !== "\n") {
        // One step at a time, so that a line is judged the same in any chunking. Asterisks always come in twos.
        const step = piece.startsWith("**", i) ? 2 : 1;
        const text = piece.slice(i, i + step);
        i += step;
        if (cut && held === "" && /[\s#>_`~•=+-]/.test(text)) continue;
        held += text;
        settle(false);
        continue;
      }
      const lineBreak = piece.indexOf("\n", i);
      const end = lineBreak < 0 ? piece.length : lineBreak;
      if (rest === "told") tellOn(piece.slice(i, end));
      i = end;
      if (lineBreak >= 0) {
        endLine();
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
