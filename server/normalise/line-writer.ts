import type { Span } from "../../app/story/text/text";
import { append, type Line } from "./line";

interface LineWriter {
  /** Text to be seen: no white space, no asterisks. */
  write(text: string): void;
  /** White space that was told. */
  space(): void;
  /** What is written next on this line is kept apart by a space. */
  separate(): void;
  /** `next` is the character that follows. */
  toggleBold(next: string): void;
  /** An asterisk between spaces; no part of it is markup. */
  star(): void;
  makeHeading(): void;
  /** Markup was left out here. */
  touch(): void;
  end(): void;
  /** Nothing to be seen is on the line yet. */
  isEmpty(): boolean;
  /** Gives what was written since it was called last. */
  flush(): Line[];
  /** As `flush`, at the end of the text. */
  finish(): Line[];
}

/** From this length on, in UTF-16 units without spaces, a line that ends inside a sentence was wrapped by hand. */
const wrappedLine = 40;

/**
 * Writes lines in which bold begins and ends at a word and never meets other bold, so that reading them again gives the
 * same lines. A space is given at once, since the safety gate waits for it.
 */
export function createLineWriter(): LineWriter {
  let lines: Line[] = [];
  /** What is new of the last line given that is not finished: this one or, while it `joins`, the one before. */
  let spans: Span[] = [];
  let spansHeading = false;

  let empty = true;
  let heading = false;
  let touched = false;
  let length = 0;
  let last = "";
  let boldWanted = false;
  /** The last word written is bold, so that a space after it may turn out to be. */
  let boldWritten = false;
  /** Written before the next word, if there is one. */
  let starDue = false;
  /** `due`: written before the next word, when it is known whether that is bold. */
  let gap: "none" | "due" | "given" = "none";
  /** The line before may have been wrapped by hand: a space or a line break comes between it and this one. */
  let joins = false;
  let gapGiven = false;

  function give(finished: boolean): void {
    if (finished || spans.length > 0) lines.push({ heading: spansHeading, spans, finished });
    spans = [];
  }

  function begin(text: string): void {
    const joined = joins && !touched && !heading && /^\p{Ll}/u.test(text);
    if (joined) {
      if (!gapGiven) append(spans, " ", false);
    } else {
      if (joins) give(true);
      length = 0;
      spansHeading = heading;
    }
    joins = false;
    empty = false;
  }

  function flush(): Line[] {
    give(false);
    const given = lines;
    lines = [];
    return given;
  }

  return {
    write(text) {
      if (empty) begin(text);
      boldWritten &&= boldWanted;
      if (gap === "due") append(spans, " ", boldWritten);
      gap = "none";
      if (starDue) append(spans, "* ", false);
      starDue = false;
      append(spans, text, boldWanted);
      boldWritten = boldWanted;
      length += text.length;
      last = text.slice(-1);
    },
    space() {
      if (empty || gap === "given") return;
      if (boldWritten && boldWanted) {
        gap = "due";
        return;
      }
      boldWritten = false;
      append(spans, " ", false);
      gap = "given";
    },
    separate() {
      gap = "due";
    },
    toggleBold(next) {
      // Bold begins at a word.
      if (boldWanted || !/\s/.test(next)) boldWanted = !boldWanted;
    },
    star() {
      // Not within bold, where it could meet the asterisks that close it.
      starDue = !empty && !boldWanted && !boldWritten;
    },
    makeHeading() {
      heading = true;
    },
    touch() {
      touched = true;
    },
    end() {
      const wrapped = !empty && !heading && !boldWritten && length >= wrappedLine && /[\p{Ll},]/u.test(last);
      if (wrapped) {
        joins = true;
        gapGiven = gap === "given";
      } else if (!empty || joins) {
        give(true);
        joins = false;
      }
      boldWritten = false;
      empty = true;
      heading = false;
      touched = false;
      boldWanted = false;
      starDue = false;
      gap = "none";
    },
    isEmpty: () => empty,
    flush,
    finish() {
      if (joins) give(true);
      return flush();
    },
  };
}
