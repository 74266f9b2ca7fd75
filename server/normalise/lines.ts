import type { Line } from "./line";
import { createLineWriter } from "./line-writer";
import type { Stage } from "./stage";

/** Marks whose meaning shows only in what follows them. The second kind is markup only at the start of a line. */
const marks = "*_`<\\";
const leadingMarks = "#-+";
/** Marks that mean nothing to us at the start of a line and are text elsewhere. */
const ignoredAtStart = ">~=•‣◦▪●·";

const plain = /[^\s*_`<\\&]+/y;
const longestFenceInfo = 20;

function isWord(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}

/**
 * Markdown, line by line, becomes lines: headings and bold are said of them, no other markup is left, spaces are single,
 * no line is without words. Takes only `\n` and ` ` as white space.
 */
export function createLineCleaner(): Stage<string, Line[]> {
  const line = createLineWriter();
  /** A run of one mark, held until it is known what follows. */
  let mark = "";
  let count = 0;
  let beforeMark = "\n";
  let previous = "\n";
  /** After an opening code fence: its language, so far. */
  let fence: string | undefined;

  function resolve(next: string): void {
    const run = mark;
    mark = "";
    const between = isWord(beforeMark) && isWord(next);
    const isBold = count === 2 || count === 3;
    if (run === "*") {
      if (isBold) line.toggleBold(next);
      if (count === 1 && beforeMark === " " && next === " ") line.star();
      if (count === 1 && isDigit(beforeMark) && isDigit(next)) line.write("×");
    } else if (run === "_") {
      if (isBold && !between) line.toggleBold(next);
      if (count === 1 && between) line.write("_");
    } else if (run === "`") {
      if (count === 1 && between) line.write("'");
      else if (count >= 3 && line.isEmpty()) fence = "";
    } else if (run === "<") {
      line.write("<".repeat(count));
      // Apart from what follows, so that nothing here can be read as a tag; but `<3` is a heart.
      if (count > 1 || !isDigit(next)) line.separate();
    } else if (run === "\\") {
      if (isWord(next)) line.write("\\".repeat(count));
    } else if (run === "#") {
      if (count === 1 && isDigit(next)) line.write("#");
      else line.makeHeading();
    } else if (count === 1 && (isWord(next) || /["'“‘]/.test(next))) {
      line.write(run);
    }
  }

  /** Decides what the marks before `next` mean. */
  function settleMarks(next: string): void {
    if (mark !== "") resolve(next);
    if (fence === undefined || (/[\w-]/.test(next) && fence.length < longestFenceInfo)) return;
    const info = fence;
    fence = undefined;
    if (next === "\n") return;
    previous = "\n";
    for (const char of info) take(char);
    if (mark !== "") resolve(next);
  }

  function take(char: string): void {
    if (mark === char) {
      count++;
      previous = char;
      return;
    }
    settleMarks(char);
    if (fence !== undefined) fence += char;
    else takeAfterMark(char);
    previous = char;
  }

  function takeAfterMark(char: string): void {
    if (char === "\n") {
      line.end();
    } else if (char === " ") {
      line.space();
    } else if (marks.includes(char) || (line.isEmpty() && leadingMarks.includes(char))) {
      mark = char;
      count = 1;
      beforeMark = previous;
      line.touch();
    } else if (line.isEmpty() && ignoredAtStart.includes(char)) {
      line.touch();
    } else {
      line.write(char);
      // Apart from what follows, so that nothing here can be read as an entity.
      if (char === "&") line.separate();
    }
  }

  function push(piece: string): Line[] {
    let i = 0;
    while (i < piece.length) {
      if (mark === "" && fence === undefined && !line.isEmpty()) {
        plain.lastIndex = i;
        const run = plain.exec(piece)?.[0] ?? "";
        if (run !== "") {
          line.write(run);
          previous = run.slice(-1);
          i += run.length;
          continue;
        }
      }
      take(piece.charAt(i));
      i++;
    }
    return line.flush();
  }

  return {
    push,
    end() {
      settleMarks("\n");
      return line.finish();
    },
  };
}
