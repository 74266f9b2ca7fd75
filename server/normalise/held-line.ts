import type { Span } from "../../app/story/text/text";
import { append, type Line } from "./line";

interface HeldLine {
  /** Begins a line. */
  begin(heading: boolean): void;
  add(unit: string, bold: boolean): void;
  /** Nothing more comes: the space at the end goes. */
  finish(): void;
  /** Drops so many UTF-16 units. What follows begins a line of its own, without the marks that such a line starts with. */
  cut(length: number): void;
  isEmpty(): boolean;
  read(): Line;
  /** Gives what is held, and holds nothing. */
  take(): readonly Span[];
}

const leadingMarks = /^[\s#>_`~•=+-]+/;

/** A line that is held back while it may be something else than prose. */
export function createHeldLine(): HeldLine {
  let spans: Span[] = [];
  let heading = false;
  let finished = false;
  /** Marks that come next are dropped. */
  let cut = false;

  /** `rest` of each span, until one has something left. */
  function dropFront(rest: (text: string) => string): void {
    const [first, ...others] = spans;
    if (!first) return;
    const text = rest(first.text);
    spans = text === "" ? others : [{ ...first, text }, ...others];
    if (text === "") dropFront(rest);
  }

  return {
    begin(isHeading) {
      spans = [];
      heading = isHeading;
      finished = false;
      cut = false;
    },
    add(unit, bold) {
      if (cut && spans.length === 0 && leadingMarks.test(unit)) return;
      append(spans, unit, bold);
    },
    finish() {
      finished = true;
      const last = spans.pop();
      if (last) append(spans, last.text.trimEnd(), last.bold);
    },
    cut(length) {
      let left = length;
      dropFront((text) => {
        const rest = text.slice(left);
        left -= text.length - rest.length;
        return rest;
      });
      dropFront((text) => text.replace(leadingMarks, ""));
      heading = false;
      cut = true;
    },
    isEmpty: () => spans.length === 0,
    read: () => ({ heading, spans, finished }),
    take() {
      const held = spans;
      spans = [];
      return held;
    },
  };
}
