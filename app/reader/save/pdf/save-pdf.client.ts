import type { Pictured } from "../../../picture/scene";
import type { StoryText } from "../../../story/text/text";
import type { StoryMetadata } from "../../../story/told/metadata";
import { pdfBlocks, printableText } from "./blocks";
import { drawRuns, loadLibrary, openDocument, typesettingOf } from "./document";
import { fetchFonts, type PdfFonts } from "./fonts";
import { layOutPdf, margin, titleLine } from "./layout";
import { drawPicture, fetchPicture, heightOf, type PdfPicture } from "./picture.client";
import { drawVignette } from "./vignette";

/** `characters`: the story has some that the PDF's font lacks. Nothing was saved; printing can show them. */
type PdfOutcome = { ok: true } | { ok: false; reason: "characters" };

/** Half of A4's width, in mm. */
const middle = 105;
/** The picture's, in mm. */
const pictureWidth = 100;
/** From the title's baseline to the vignette's middle, in mm. */
const vignetteDrop = 11;
/** Between the picture and the first line, in mm. */
const belowPicture = 7;

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
  const blocks = pdfBlocks(story, metadata);
  const type = typesettingOf(blocks, fonts);
  if (!type) return undefined;
  const title = printableText(story.title || metadata.title);
  const doc = await openDocument({ title, subject: picture?.words, now }, type, fonts);
  const head = picture ? heightOf(pictureWidth) + belowPicture : 0;
  const pages = layOutPdf(blocks, type.measures, head);
  if (picture) drawPicture(doc, picture, { left: middle - pictureWidth / 2, top: margin, width: pictureWidth });
  const titleEnd = titleLine(pages);
  if (titleEnd !== undefined) drawVignette(doc, middle, titleEnd + vignetteDrop);
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage();
    drawRuns(doc, page, type);
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
