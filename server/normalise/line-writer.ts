export interface LineWriter {
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
  flush(): string;
  /** As `flush`, at the end of the text. */
  finish(): string;
}

/** From this length on, in UTF-16 units without spaces, a line that ends inside a sentence was wrapped by hand. */
const wrappedLine = 40;

/**
 * Writes lines in which every `**` clings to a word, is closed on its own line, and never meets another one; so that
 * reading them again gives the same lines.
 */
export function createLineWriter(): LineWriter {
  let out = "";
  let empty = true;
  let heading = false;
  let touched = false;
  let length = 0;
  let last = "";
  let boldWanted = false;
  let boldShown = false;
  /** Written before the next word, if there is one. */
  let starDue = false;
  /** `due`: written before the next word, so that a closing `**` can still come first. */
  let gap: "none" | "due" | "given" = "none";
  /** The line before may have been wrapped by hand: a space or a line break comes between it and this one. */
  let joins = false;
  let gapGiven = false;

  function begin(text: string): void {
    const joined = joins && !touched && !heading && /^\p{Ll}/u.test(text);
    if (joins) out += joined ? (gapGiven ? "" : " ") : "\n";
    if (!joined) length = 0;
    joins = false;
    if (heading) out += "# ";
    empty = false;
  }

  function closeBold(): void {
    if (boldShown) out += "**";
    boldShown = false;
  }

  function flush(): string {
    const text = out;
    out = "";
    return text;
  }

  return {
    write(text) {
      if (empty) begin(text);
      if (!boldWanted) closeBold();
      if (gap === "due") out += " ";
      gap = "none";
      if (starDue) out += "* ";
      starDue = false;
      if (boldWanted && !boldShown) {
        out += "**";
        boldShown = true;
      }
      out += text;
      length += text.length;
      last = text.slice(-1);
    },
    space() {
      if (empty || gap === "given") return;
      if (boldShown && boldWanted) {
        gap = "due";
        return;
      }
      closeBold();
      out += " ";
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
      starDue = !empty && !boldWanted && !boldShown;
    },
    makeHeading() {
      heading = true;
    },
    touch() {
      touched = true;
    },
    end() {
      const wrapped = !empty && !heading && !boldShown && length >= wrappedLine && /[\p{Ll},]/u.test(last);
      closeBold();
      if (wrapped) {
        joins = true;
        gapGiven = gap === "given";
      } else if (!empty || joins) {
        out += "\n";
        joins = false;
      }
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
      closeBold();
      if (joins) out += "\n";
      return flush();
    },
  };
}
