import type { PdfBlock } from "./blocks";
import { breakLines, type Line, type Measure } from "./lines";

/** The page, A4, in mm. Margins, width, line step and the last line's place are those of docs/specification.md. */
export const margin = 20;
const textWidth = 170;
const lineStep = 7;
const lastLine = 280;
/** So that the letters, not their baseline, hang from the margin. */
const firstLine = margin + lineStep;
const pageNumberLine = 289;

/** Type sizes in points, steps between lines and the space above a block in mm; all on a grid of half a line. */
const faces = {
  title: { family: "title", size: 24, step: 1.5 * lineStep, above: 0, quiet: false, centred: true },
  chapter: { family: "story", size: 11, step: lineStep, above: 2 * lineStep, quiet: true, centred: true },
  heading: { family: "title", size: 16, step: lineStep, above: 1.5 * lineStep, quiet: false, centred: true },
  paragraph: { family: "story", size: 13, step: lineStep, above: 0.5 * lineStep, quiet: false, centred: false },
  summary: { family: "story", size: 10, step: lineStep, above: 1.5 * lineStep, quiet: true, centred: true },
} as const satisfies Record<PdfBlock["kind"], object>;

export const isInTitleFace = ({ kind }: PdfBlock) => faces[kind].family === "title";

/** Between the title and the story; a vignette stands in it. */
const belowTitle = 2.5 * lineStep;

export type Family = "title" | "story";

/** Text at its place on a page: `x` and the baseline `y` in mm from the top left corner, `size` in points. */
interface PlacedRun {
  readonly text: string;
  readonly bold: boolean;
  readonly family: Family;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** What is not story: the summary and the page numbers. */
  readonly quiet: boolean;
}

export type Measures = Readonly<Record<Family, Measure>>;

export type PdfPage = readonly PlacedRun[];

interface SetLine extends Line {
  readonly face: (typeof faces)[PdfBlock["kind"]];
  /** From the baseline above, in mm. */
  readonly step: number;
}

/**
 * The lines of all blocks in groups that stay on one page: a title and a heading with what follows, at least two lines of
 * a paragraph on each side of a page's end, and the summary with the story's last lines.
 */
function groupLines(blocks: readonly PdfBlock[], measures: Measures): SetLine[][] {
  const groups: SetLine[][] = [];
  let stays = false;
  for (const [index, { kind, spans }] of blocks.entries()) {
    const face = faces[kind];
    const lines = breakLines(spans, face.size, textWidth, measures[face.family]);
    const before = blocks[index - 1]?.kind;
    const top = before === "title" ? belowTitle : before === "chapter" ? 0.5 * lineStep : face.above;
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

function place({ runs, width, face }: SetLine, y: number): PlacedRun[] {
  const { family, size, centred, quiet } = face;
  const start = margin + (centred ? (textWidth - width) / 2 : 0);
  return runs.map(({ text, bold, x }) => ({ text, bold, family, size, x: start + x, y, quiet }));
}

function pageNumber(number: number, measure: Measure): PlacedRun {
  const { size } = faces.summary;
  const text = String(number);
  const x = margin + (textWidth - measure(text, false, size)) / 2;
  return { text, bold: false, family: "story", size, x, y: pageNumberLine, quiet: true };
}

/** The baseline of the title's last line on its page, in mm; the vignette hangs from it. Undefined without a title. */
export function titleLine([first]: readonly PdfPage[]): number | undefined {
  return first?.filter(({ family, size }) => family === "title" && size === faces.title.size).at(-1)?.y;
}

/** Sets the document page by page. @param head mm that are kept free above its first line */
export function layOutPdf(blocks: readonly PdfBlock[], measures: Measures, head = 0): PdfPage[] {
  const pages: PlacedRun[][] = [[]];
  let y = 0;
  const top = () => firstLine + (pages.length === 1 ? head : 0);
  const nextY = (line: SetLine) => (y === 0 ? top() : y + line.step);
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  for (const group of groupLines(blocks, measures)) {
    const end = group.reduce((sum, line) => (sum === 0 ? top() : sum + line.step), y);
    if (end > lastLine && y > 0) turn();
    for (const line of group) {
      // Only a group that is longer than a page.
      if (nextY(line) > lastLine) turn();
      y = nextY(line);
      pages.at(-1)?.push(...place(line, y));
    }
  }
  return pages.map((page, index) => [...page, pageNumber(index + 1, measures.story)]);
}
