import { typedUnitMs } from "../../story/text/typing";

/** Where the boundary between told and untold text is: pure counting in UTF-16 units, the unit of the DOM's ranges. */

/** Units told after `ms` more, never more than there are. May be a fraction: frames are no multiple of 7 ms. */
export function unitsAfter(told: number, ms: number, available: number): number {
  return Math.min(available, told + Math.max(0, ms) / typedUnitMs);
}

/** Index of the last start that is not after `at`. `starts` ascends from 0; 0 when it is empty. */
export function lastStartBefore(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Where each of these texts starts when they stand one after the other, and how long they are together. */
export function laidEndToEnd(lengths: readonly number[]): { starts: number[]; length: number } {
  let length = 0;
  const starts = lengths.map((own) => {
    const start = length;
    length += own;
    return start;
  });
  return { starts, length };
}

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : undefined;

/** The nearest place at or before `offset` that does not cut what a reader sees as one character. */
export function wholeCharacters(text: string, offset: number): number {
  if (offset <= 0) return 0;
  if (offset >= text.length) return text.length;
  if (segmenter) return segmenter.segment(text).containing(offset)?.index ?? offset;
  const unit = text.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}
