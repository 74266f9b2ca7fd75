import type { Pictured } from "../../../picture/scene";
import { brand } from "../../../story/brand";
import type { StoryMetadata } from "../../../story/metadata";
import type { StoryText } from "../../../story/text";
import { type PdfBlock, pdfBlocks, printableText } from "./blocks";
import { hasAllCharacters, readFontWidths, textWidth } from "./font";
import { type Family, isInTitleFace, layOutPdf, margin, titleLine } from "./layout";
import type { Measure } from "./lines";
import { drawPicture, fetchPicture, type PdfPicture, pictureSize } from "./picture.client";
import { drawVignette } from "./vignette";

/** `characters`: the story has some that the PDF's font lacks. Nothing was saved; printing can show them. */
type PdfOutcome = { ok: true } | { ok: false; reason: "characters" };

/** The story's face in two weights and the title's, as TrueType files. */
export interface PdfFonts {
  readonly regular: Uint8Array<ArrayBuffer>;
  readonly bold: Uint8Array<ArrayBuffer>;
  readonly title: Uint8Array<ArrayBuffer>;
}

const fontFiles = {
  regular: "literata-v1-regular",
  bold: "literata-v1-bold",
  title: "young-serif-v1-regular",
} as const satisfies Record<keyof PdfFonts, string>;

/** The faces' PostScript names, under which the document names its fonts. */
const faceNames = { regular: "Literata-Regular", bold: "Literata-Bold", title: "YoungSerif-Regular" } as const;
const ink = "#2a2545";
const quietInk = "#5d5573";
const mmPerPoint = 25.4 / 72;
/** Half of A4's width, in mm. */
const middle = 105;
/** From the title's baseline to the vignette's middle, in mm. */
const vignetteDrop = 11;
/** Between the picture and the first line, in mm. */
const belowPicture = 7;
/** Generous: on a very slow network the fonts take some ten seconds. */
const fontTimeLimit = 30_000;

async function fetchFont(face: keyof PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/fonts/${fontFiles[face]}.ttf`, { signal: AbortSignal.timeout(fontTimeLimit) });
  if (!response.ok) throw new Error(`The font could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

let fetched: Promise<PdfFonts> | undefined;

/** Once for the page. @throws when the network does not give them; then it can be tried again. */
function fetchFonts(): Promise<PdfFonts> {
  fetched ??= Promise.all([fetchFont("regular"), fetchFont("bold"), fetchFont("title")]).then(
    ([regular, bold, title]) => ({ regular, bold, title }),
    (cause) => {
      fetched = undefined;
      throw cause;
    },
  );
  return fetched;
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

/** Fetches all that a PDF is made with, so that it can be made at once, without a network too. */
export async function fetchPdfMakings(pictured: Pictured): Promise<void> {
  await Promise.all([fetchFonts(), loadLibrary(), fetchPicture(pictured)]);
}

/** Draws the story. Undefined when the fonts lack a character of it. Throws when the library cannot be loaded. */
export async function drawPdf(
  story: StoryText,
  metadata: StoryMetadata,
  now: Date,
  fonts: PdfFonts,
  picture?: PdfPicture,
) {
  const widths = {
    regular: readFontWidths(fonts.regular),
    bold: readFontWidths(fonts.bold),
    title: readFontWidths(fonts.title),
  };
  const blocks = pdfBlocks(story, metadata);
  const has = (face: keyof PdfFonts, some: readonly PdfBlock[]) =>
    some.every(({ spans }) => spans.every(({ text }) => hasAllCharacters(text, widths[face])));
  if (!has("regular", blocks) || !has("bold", blocks)) return undefined;
  const titleFace = has("title", blocks.filter(isInTitleFace)) ? "title" : "bold";

  const { jsPDF } = await loadLibrary();
  const doc = new jsPDF({ unit: "mm", format: "a4", compress: true });
  for (const face of ["regular", "bold", "title"] as const) {
    if (face === "title" && titleFace !== face) continue;
    const name = faceNames[face];
    doc.addFileToVFS(`${name}.ttf`, binaryString(fonts[face]));
    doc.addFont(`${name}.ttf`, name, "normal");
  }
  doc.setCreationDate(now);
  doc.setLanguage("en");
  doc.setProperties({
    title: printableText(story.title || metadata.title) || brand.name,
    creator: brand.name,
    // A reader of PDFs finds no words in a drawing.
    ...(picture && { subject: picture.words }),
  });
  doc.viewerPreferences({ DisplayDocTitle: true });

  const faceOf = (family: Family, bold: boolean) => (family === "title" ? titleFace : bold ? "bold" : "regular");
  const measureOf =
    (family: Family): Measure =>
    (text, bold, size) =>
      textWidth(text, widths[faceOf(family, bold)]) * size * mmPerPoint;
  const head = picture ? pictureSize.height + belowPicture : 0;
  const pages = layOutPdf(blocks, { story: measureOf("story"), title: measureOf("title") }, head);
  if (picture) drawPicture(doc, picture, middle - pictureSize.width / 2, margin);
  const titleEnd = titleLine(pages);
  if (titleEnd !== undefined) drawVignette(doc, middle, titleEnd + vignetteDrop);
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage();
    for (const { text, bold, family, size, x, y, quiet } of page) {
      doc.setFont(faceNames[faceOf(family, bold)], "normal");
      doc.setFontSize(size);
      doc.setTextColor(quiet ? quietInk : ink);
      doc.text(text, x, y);
    }
  }
  return doc;
}

/** Saves the story as a file on the reader's device. Throws when fonts or library cannot be loaded. */
export async function savePdf(
  story: StoryText,
  metadata: StoryMetadata,
  pictured: Pictured,
  now: Date,
): Promise<PdfOutcome> {
  const [fonts, picture] = await Promise.all([fetchFonts(), fetchPicture(pictured), loadLibrary()]);
  const doc = await drawPdf(story, metadata, now, fonts, picture);
  if (!doc) return { ok: false, reason: "characters" };
  doc.save(`bedtime-story-${metadata.style}-${now.getTime()}.pdf`);
  return { ok: true };
}
