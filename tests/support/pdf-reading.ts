import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A run of text as a PDF reader finds it, in mm from the top left corner of its page. */
export interface FoundText {
  text: string;
  bold: boolean;
  page: number;
  x: number;
  /** Where it ends. */
  right: number;
  /** The baseline. */
  y: number;
}

export interface PdfReading {
  runs: FoundText[];
  pages: number;
  title: unknown;
  language: unknown;
  subject: unknown;
  /** How many shapes are drawn on each page. */
  shapes: number[];
}

const millimetre = 72 / 25.4;

/** Reads a PDF with a program that has nothing in common with the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  // The reader takes its bytes away.
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const runs: FoundText[] = [];
  const shapes: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    // Only drawing a page makes its fonts known.
    const { fnArray } = await page.getOperatorList();
    shapes.push(fnArray.filter((operator) => operator === OPS.constructPath).length);
    const height = page.view[3] ?? 0;
    const { items } = await page.getTextContent({ disableNormalization: true });
    for (const item of items) {
      if (!("str" in item) || item.str === "") continue;
      const x = item.transform[4] / millimetre;
      const y = (height - item.transform[5]) / millimetre;
      const font: { name: string } = page.commonObjs.get(item.fontName);
      const run = {
        text: item.str,
        bold: /bold/i.test(font.name),
        page: number,
        x,
        right: x + item.width / millimetre,
        y,
      };
      runs.push(run);
    }
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language, Subject: subject } = info as Record<string, unknown>;
  const reading = { runs, pages: pdf.numPages, title, language, subject, shapes };
  await pdf.destroy();
  return reading;
}

/** What stands on the pages, in reading order and without their numbers; one space wherever there is white space. */
export function textOf({ runs }: PdfReading): string {
  let text = "";
  let before: FoundText | undefined;
  for (const run of runs) {
    if (run.y > 281) continue;
    const sameLine = before && before.page === run.page && Math.abs(before.y - run.y) < 0.1;
    text += sameLine ? run.text : ` ${run.text}`;
    before = run;
  }
  return text.replace(/\s+/g, " ").trim();
}
