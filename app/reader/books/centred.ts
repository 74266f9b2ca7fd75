import { type Family, type Measures, mmPerPoint, type PlacedRun } from "../save/pdf/flow";
import { breakLines, type Line } from "../save/pdf/lines";
import { balancedLines } from "./balanced-lines";

interface CentredText {
  readonly text: string;
  readonly family: Family;
  readonly size: number;
  readonly quiet: boolean;
}

/** Lines in the middle of a page. @param y the baseline of the first, @param step from line to line, all in mm */
export function centred(
  words: CentredText,
  y: number,
  { left, width }: { left: number; width: number },
  measures: Measures,
): { runs: PlacedRun[]; last: number } {
  const { text, family, size, quiet } = words;
  const step = 1.25 * size * mmPerPoint;
  const widest = Math.max(...text.split(" ").map((word) => measures[family](word, false, size)));
  const lines = balancedLines(width, widest, (most) =>
    breakLines([{ text, bold: false }], size, most, measures[family]),
  );
  const runs = lines.flatMap((line, at) =>
    line.runs.map((run) => ({
      ...run,
      family,
      size,
      quiet,
      x: left + (width - line.width) / 2 + run.x,
      y: y + at * step,
    })),
  );
  return { runs, last: y + Math.max(0, lines.length - 1) * step };
}

/** The largest size at which a title stands in so many lines, and none of its words is cut. */
export function titleSize(
  text: string,
  { largest, smallest, lines }: { largest: number; smallest: number; lines: number },
  width: number,
  measures: Measures,
): number {
  const words = text.split(" ").filter((word) => word !== "");
  for (let size = largest; size > smallest; size--) {
    const fits = words.every((word) => measures.title(word, false, size) <= width);
    const set: Line[] = fits ? breakLines([{ text, bold: false }], size, width, measures.title) : [];
    if (fits && set.length <= lines) return size;
  }
  return smallest;
}
