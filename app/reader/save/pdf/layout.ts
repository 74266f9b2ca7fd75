import type { PdfBlock } from "./blocks";
import { flow, groupLines, type Measures, type PlacedRun, placeLine } from "./flow";
import type { Measure } from "./lines";

/** The page, A4, in mm. Margins, width, line step and the last line's place are those of docs/specification.md. */
export const margin = 20;
const textWidth = 170;
const lineStep = 7;
const lastLine = 280;
/** So that the letters, not their baseline, hang from the margin. */
const firstLine = margin + lineStep;
const pageNumberLine = 289;

/** All on a grid of half a line. */
const faces = {
  title: { family: "title", size: 24, step: 1.5 * lineStep, above: 0, quiet: false, centred: true },
  chapter: { family: "story", size: 11, step: lineStep, above: 2 * lineStep, quiet: true, centred: true },
  heading: { family: "title", size: 16, step: lineStep, above: 1.5 * lineStep, quiet: false, centred: true },
  paragraph: { family: "story", size: 13, step: lineStep, above: 0.5 * lineStep, quiet: false, centred: false },
  summary: { family: "story", size: 10, step: lineStep, above: 1.5 * lineStep, quiet: true, centred: true },
} as const satisfies Record<PdfBlock["kind"], object>;

/** Between the title and the story a vignette stands. */
const setting = { width: textWidth, faces, below: { title: 2.5 * lineStep, chapter: 0.5 * lineStep } };

export type PdfPage = readonly PlacedRun[];

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
  const groups = groupLines(blocks, setting, measures);
  const pages = flow(groups, (page) => firstLine + (page === 0 ? head : 0), lastLine);
  return pages.map((lines, index) => [
    ...lines.flatMap((line) => placeLine(line, margin, textWidth)),
    pageNumber(index + 1, measures.story),
  ]);
}
