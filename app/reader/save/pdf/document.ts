import type { jsPDF } from "jspdf";
import { brand } from "../../../story/brand";
import type { PdfBlock } from "./blocks";
import { type Family, type Measures, mmPerPoint, type PlacedRun } from "./flow";
import { hasAllCharacters, readFontWidths, textWidth } from "./font";
import type { PdfFonts } from "./fonts";
import type { Measure } from "./lines";

/** The faces' PostScript names, under which the document names its fonts. */
const faceNames = { regular: "Literata-Regular", bold: "Literata-Bold", title: "YoungSerif-Regular" } as const;
const ink = "#2a2545";
const quietInk = "#5d5573";

/** How the fonts set a text: known before anything is drawn. */
export interface Typesetting {
  readonly measures: Measures;
  readonly faceOf: (family: Family, bold: boolean) => keyof PdfFonts;
}

const isInTitleFace = ({ kind }: PdfBlock) => kind === "title" || kind === "heading";

/** @returns undefined where the fonts lack a character of these blocks */
export function typesettingOf(blocks: readonly PdfBlock[], fonts: PdfFonts): Typesetting | undefined {
  const widths = {
    regular: readFontWidths(fonts.regular),
    bold: readFontWidths(fonts.bold),
    title: readFontWidths(fonts.title),
  };
  const has = (face: keyof PdfFonts, some: readonly PdfBlock[]) =>
    some.every(({ spans }) => spans.every(({ text }) => hasAllCharacters(text, widths[face])));
  if (!has("regular", blocks) || !has("bold", blocks)) return undefined;
  const titleFace = has("title", blocks.filter(isInTitleFace)) ? "title" : "bold";
  const faceOf = (family: Family, bold: boolean) => (family === "title" ? titleFace : bold ? "bold" : "regular");
  const measureOf =
    (family: Family): Measure =>
    (text, bold, size) =>
      textWidth(text, widths[faceOf(family, bold)]) * size * mmPerPoint;
  return { measures: { story: measureOf("story"), title: measureOf("title") }, faceOf };
}

/** The form in which the PDF library takes a file: one character for each byte. */
function binaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  // An engine takes only so many arguments at once.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join("");
}

interface DocumentHead {
  /** Sides in mm: A4 upright where none are given. */
  readonly format?: readonly [width: number, height: number];
  readonly title: string;
  /** What its picture shows: a reader of PDFs finds no words in a drawing. */
  readonly subject: string | undefined;
  readonly now: Date;
}

/** The library comes as a file of its own, while the fonts are on their way. */
export const loadLibrary = () => import("jspdf");

/** A document of one empty page. @throws when the library cannot be loaded */
export async function openDocument(head: DocumentHead, { faceOf }: Typesetting, fonts: PdfFonts): Promise<jsPDF> {
  const { jsPDF } = await loadLibrary();
  const { format, title, subject, now } = head;
  const doc = new jsPDF({
    unit: "mm",
    compress: true,
    ...(format ? { format: [...format], orientation: "landscape" } : { format: "a4" }),
  });
  for (const face of ["regular", "bold", "title"] as const) {
    if (face === "title" && faceOf("title", false) !== face) continue;
    const name = faceNames[face];
    doc.addFileToVFS(`${name}.ttf`, binaryString(fonts[face]));
    doc.addFont(`${name}.ttf`, name, "normal");
  }
  doc.setCreationDate(now);
  doc.setLanguage("en");
  doc.setProperties({ title: title || brand.name, creator: brand.name, ...(subject && { subject }) });
  doc.viewerPreferences({ DisplayDocTitle: true });
  return doc;
}

export function drawRuns(doc: jsPDF, runs: readonly PlacedRun[], { faceOf }: Typesetting): void {
  for (const { text, bold, family, size, x, y, quiet } of runs) {
    doc.setFont(faceNames[faceOf(family, bold)], "normal");
    doc.setFontSize(size);
    doc.setTextColor(quiet ? quietInk : ink);
    doc.text(text, x, y);
  }
}
