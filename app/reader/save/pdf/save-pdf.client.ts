import { brand } from "../../../story/brand";
import type { StoryMetadata } from "../../../story/metadata";
import type { StoryText } from "../../../story/text";
import { pdfBlocks, printableText } from "./blocks";
import { hasAllCharacters, readFontWidths, textWidth } from "./font";
import { layOutPdf } from "./layout";

/** `characters`: the story has some that the PDF's font lacks. Nothing was saved; printing can show them. */
type PdfOutcome = { ok: true } | { ok: false; reason: "characters" };

/** The story face as TrueType files. */
export interface PdfFonts {
  readonly regular: Uint8Array<ArrayBuffer>;
  readonly bold: Uint8Array<ArrayBuffer>;
}

/** The faces' PostScript names, under which the document names its two fonts. */
const faceNames = { regular: "Literata-Regular", bold: "Literata-Bold" } as const;
const ink = "#2a2545";
const quietInk = "#5d5573";
const mmPerPoint = 25.4 / 72;
/** Generous: on a very slow network the fonts take some ten seconds. */
const fontTimeLimit = 30_000;

async function fetchFont(weight: keyof PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/fonts/literata-v1-${weight}.ttf`, { signal: AbortSignal.timeout(fontTimeLimit) });
  if (!response.ok) throw new Error(`The font could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([fetchFont("regular"), fetchFont("bold")]);
  return { regular, bold };
}

/** The form in which the PDF library takes a file: one character for each byte. */
function binaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  // An engine takes only so many arguments at once.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join("");
}

/** The library comes as a file of its own, while the fonts are on their way. */
const loadLibrary = () => import("jspdf");

/** Draws the story. Undefined when the fonts lack a character of it. Throws when the library cannot be loaded. */
export async function drawPdf(story: StoryText, metadata: StoryMetadata, now: Date, fonts: PdfFonts) {
  const widths = { regular: readFontWidths(fonts.regular), bold: readFontWidths(fonts.bold) };
  const widthsOf = (bold: boolean) => (bold ? widths.bold : widths.regular);
  const blocks = pdfBlocks(story, metadata);
  const spans = blocks.flatMap((block) => block.spans);
  if (!spans.every(({ text, bold }) => hasAllCharacters(text, widthsOf(bold)))) return undefined;

  const { jsPDF } = await loadLibrary();
  const doc = new jsPDF({ unit: "mm", format: "a4", compress: true });
  for (const weight of ["regular", "bold"] as const) {
    const name = faceNames[weight];
    doc.addFileToVFS(`${name}.ttf`, binaryString(fonts[weight]));
    doc.addFont(`${name}.ttf`, name, "normal");
  }
  doc.setCreationDate(now);
  doc.setLanguage("en");
  doc.setProperties({ title: printableText(story.title || metadata.title) || brand.name, creator: brand.name });
  doc.viewerPreferences({ DisplayDocTitle: true });

  const measure = (text: string, bold: boolean, size: number) => textWidth(text, widthsOf(bold)) * size * mmPerPoint;
  for (const [index, page] of layOutPdf(blocks, measure).entries()) {
    if (index > 0) doc.addPage();
    for (const { text, bold, size, x, y, quiet } of page) {
      doc.setFont(bold ? faceNames.bold : faceNames.regular, "normal");
      doc.setFontSize(size);
      doc.setTextColor(quiet ? quietInk : ink);
      doc.text(text, x, y);
    }
  }
  return doc;
}

/** Saves the story as a file on the reader's device. Throws when fonts or library cannot be loaded. */
export async function savePdf(story: StoryText, metadata: StoryMetadata, now: Date): Promise<PdfOutcome> {
  const [fonts] = await Promise.all([fetchFonts(), loadLibrary()]);
  const doc = await drawPdf(story, metadata, now, fonts);
  if (!doc) return { ok: false, reason: "characters" };
  doc.save(`bedtime-story-${metadata.style}-${now.getTime()}.pdf`);
  return { ok: true };
}
