import type { Span } from "../../app/story/text/text";

/**
 * A line without any markup but what is said here, its words kept apart by single spaces. The line stage gives it in
 * pieces, the last of which is `finished`; whoever judges it holds what came so far.
 */
export interface Line {
  /** It stood behind `#`. Every piece of a line says the same. */
  readonly heading: boolean;
  /** Neighbours differ in weight. None is empty. */
  readonly spans: readonly Span[];
  /** Nothing more comes on this line. */
  readonly finished: boolean;
}

/** Adds words to a list of spans, to its last one where the weight is the same. */
export function append(spans: Span[], text: string, bold: boolean): void {
  const last = spans.at(-1);
  if (last?.bold === bold) spans[spans.length - 1] = { text: last.text + text, bold };
  else if (text !== "") spans.push({ text, bold });
}

/** The words of a line; of an unfinished one with the space at its end. */
export function wordsOf({ spans }: Pick<Line, "spans">): string {
  return spans.map(({ text }) => text).join("");
}

export function startsBold({ spans }: Line): boolean {
  return spans[0]?.bold === true;
}

/** Every word so far is bold. */
export function isAllBold(line: Line): boolean {
  const { spans } = line;
  return startsBold(line) && (spans.length === 1 || (spans.length === 2 && spans[1]?.text === " "));
}

/** A title that stands alone, as a line that is known to be one. */
export function headingLine(text: string): Line {
  return { heading: true, spans: [{ text, bold: false }], finished: true };
}
