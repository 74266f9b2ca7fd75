import { balancedLines } from "../balanced-lines";

export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Width of a text in a size, in the same units. */
export type MeasureTitle = (text: string, size: number) => number;

/** In the cover's pixels. */
export const widest = 1320;
const highest = 820;
const sizes = [210, 186, 164, 144, 126, 110, 96] as const;
export const leading = 1.2;

const parts = (word: string): readonly string[] => word.match(/.{1,8}/gsu) ?? [];

/** Words as they fit into lines of a width; one that is wider than a line in pieces. */
function wrap(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (piece: string, space: string) => {
    const longer = line === "" ? piece : `${line}${space}${piece}`;
    if (line === "" || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  };
  for (const word of words) {
    if (widthOf(word) <= width) add(word, " ");
    else for (const [index, part] of parts(word).entries()) add(part, index === 0 ? " " : "");
  }
  return [...lines, line];
}

/**
 * The title as large as the cover has room for it; one that is too long for any size ends in an ellipsis.
 * @param room width of a line, in the cover's pixels
 */
export function layOutTitle(title: string, room: number, measure: MeasureTitle): TitleLines {
  const words = title.split(/\s+/u).filter((word) => word !== "");
  for (const size of sizes) {
    const widthOf = (text: string) => measure(text, size);
    const isWhole = words.every((word) => widthOf(word) <= room);
    const lines = balancedLines(room, Math.max(0, ...words.map(widthOf)), (width) => wrap(words, width, widthOf));
    const most = Math.floor(highest / (size * leading));
    const isLast = size === sizes.at(-1);
    if (lines.length <= Math.min(most, 5) && isWhole) return { lines, size };
    if (isLast && lines.length <= most) return { lines, size };
    if (isLast) return { lines: [...lines.slice(0, most - 1), `${lines[most - 1]}…`], size };
  }
  return { lines: [], size: sizes[0] };
}
