import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A run of text as a PDF reader finds it, in mm from the top left corner of its page. */
export interface FoundText {
  text: string;
  bold: boolean;
  page: number;
  /** Where it begins and ends; what stands upside down ends to the left. */
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  turned: boolean;
}

/** The box around a shape, in mm from the top left corner of its page. */
export interface FoundShape {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PdfReading {
  runs: FoundText[];
  pages: number;
  title: unknown;
  language: unknown;
  subject: unknown;
  /** How many shapes are drawn on each page. */
  shapes: number[];
  boxes: FoundShape[];
  /** Sides of the first page, in mm. */
  width: number;
  height: number;
}

const millimetre = 72 / 25.4;

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Where each path of a page is drawn, through all that turns and moves it. */
function boxesOf(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  height: number,
): Omit<FoundShape, "page">[] {
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  const boxes: Omit<FoundShape, "page">[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(at);
    if (operator === OPS.restore) at = saved.pop() ?? at;
    if (operator === OPS.transform) at = times(at, argsArray[index] as Matrix);
    if (operator !== OPS.constructPath) continue;
    const [, , extent] = argsArray[index] as [number, unknown, ArrayLike<number> | null];
    if (!extent) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(extent);
    const corners = [times(at, [1, 0, 0, 1, x1, y1]), times(at, [1, 0, 0, 1, x2, y2])];
    const xs = corners.map((corner) => corner[4] / millimetre);
    const ys = corners.map((corner) => (height - corner[5]) / millimetre);
    boxes.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  }
  return boxes;
}

/** Reads a PDF with a program that has nothing in common with the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  // The reader takes its bytes away.
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const runs: FoundText[] = [];
  const shapes: number[] = [];
  const boxes: FoundShape[] = [];
  const sides = { width: 0, height: 0 };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    // Only drawing a page makes its fonts known.
    const operators = await page.getOperatorList();
    const { fnArray } = operators;
    shapes.push(fnArray.filter((operator) => operator === OPS.constructPath).length);
    const height = page.view[3] ?? 0;
    if (number === 1) Object.assign(sides, { width: (page.view[2] ?? 0) / millimetre, height: height / millimetre });
    boxes.push(...boxesOf(operators, height).map((box) => ({ page: number, ...box })));
    const { items } = await page.getTextContent({ disableNormalization: true });
    for (const item of items) {
      if (!("str" in item) || item.str === "") continue;
      const x = item.transform[4] / millimetre;
      const y = (height - item.transform[5]) / millimetre;
      const font: { name: string } = page.commonObjs.get(item.fontName);
      const turned = item.transform[0] < 0;
      const run = {
        text: item.str,
        bold: /bold/i.test(font.name),
        page: number,
        x,
        right: x + (turned ? -1 : 1) * (item.width / millimetre),
        y,
        size: Math.hypot(item.transform[0], item.transform[1]),
        turned,
      };
      runs.push(run);
    }
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language, Subject: subject } = info as Record<string, unknown>;
  const reading = { runs, pages: pdf.numPages, title, language, subject, shapes, boxes, ...sides };
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
