import type { PdfBlock } from "./blocks";
import { breakLines, type Line, type Measure } from "./lines";

export const mmPerPoint = 25.4 / 72;

export type Family = "title" | "story";

export type Measures = Readonly<Record<Family, Measure>>;

/** How a kind of block is set: its size in points, the step between its lines and the space above it in mm. */
export interface Face {
  readonly family: Family;
  readonly size: number;
  readonly step: number;
  readonly above: number;
  /** What is not story: the summary and the page numbers. */
  readonly quiet: boolean;
  readonly centred: boolean;
}

/** How a document is set. */
export interface Setting {
  /** Of a line, in mm. */
  readonly width: number;
  readonly faces: Readonly<Record<PdfBlock["kind"], Face>>;
  /** Space above what follows these, whatever it is, in mm. */
  readonly below: Readonly<Partial<Record<PdfBlock["kind"], number>>>;
  /** Of a paragraph that follows another, in mm. */
  readonly indent?: number;
}

/** Text at its place on a page: `x` and the baseline `y` in mm from the top left corner, `size` in points. */
export interface PlacedRun {
  readonly text: string;
  readonly bold: boolean;
  readonly family: Family;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly quiet: boolean;
}

export interface SetLine extends Line {
  readonly face: Face;
  /** From the baseline above, in mm. */
  readonly step: number;
}

/**
 * The lines of all blocks in groups that stay on one page: a title and a heading with what follows, at least two lines of
 * a paragraph on each side of a page's end, and the summary with the story's last lines.
 */
export function groupLines(blocks: readonly PdfBlock[], setting: Setting, measures: Measures): SetLine[][] {
  const { faces, width, below, indent = 0 } = setting;
  const groups: SetLine[][] = [];
  let stays = false;
  for (const [index, { kind, spans }] of blocks.entries()) {
    const face = faces[kind];
    const before = blocks[index - 1]?.kind;
    const goesOn = kind === "paragraph" && before === "paragraph";
    const lines = breakLines(spans, face.size, width, measures[face.family], goesOn ? indent : 0);
    const top = (before && below[before]) ?? face.above;
    const leads = kind === "title" || kind === "chapter" || kind === "heading" || blocks[index + 1]?.kind === "summary";
    for (const [at, line] of lines.entries()) {
      const above = at > 0 ? 0 : top;
      const set = { ...line, face, step: face.step + above };
      const group = groups.at(-1);
      if (stays && group) group.push(set);
      else groups.push([set]);
      const isLast = at === lines.length - 1;
      const mayBreak = kind === "paragraph" ? at > 0 && at < lines.length - 2 : false;
      stays = isLast ? leads : !mayBreak;
    }
  }
  return groups;
}

/** A line with its baseline, in mm from the page's top. */
export interface LineAt {
  readonly line: SetLine;
  readonly y: number;
}

/** Turns the pages. @param first the baseline of a page's first line, @param last the last one that a page has room for */
export function flow(groups: readonly SetLine[][], first: (page: number) => number, last: number): LineAt[][] {
  const pages: LineAt[][] = [[]];
  let y = 0;
  const top = () => first(pages.length - 1);
  const nextY = (line: SetLine) => (y === 0 ? top() : y + line.step);
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  for (const group of groups) {
    const end = group.reduce((sum, line) => (sum === 0 ? top() : sum + line.step), y);
    if (end > last && y > 0) turn();
    for (const line of group) {
      // Only a group that is longer than a page.
      if (nextY(line) > last) turn();
      y = nextY(line);
      pages.at(-1)?.push({ line, y });
    }
  }
  return pages;
}

/** @param left where its lines begin, in mm */
export function placeLine({ line, y }: LineAt, left: number, width: number): PlacedRun[] {
  const { runs, face } = line;
  const { family, size, centred, quiet } = face;
  const start = left + (centred ? (width - line.width) / 2 : 0);
  return runs.map(({ text, bold, x }) => ({ text, bold, family, size, x: start + x, y, quiet }));
}
