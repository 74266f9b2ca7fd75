import type { jsPDF } from "jspdf";
import { brand } from "../../story/brand";
import { drawRuns, type Typesetting } from "../save/pdf/document";
import { drawPicture, heightOf, type PdfPicture } from "../save/pdf/picture.client";
import { drawVignette } from "../save/pdf/vignette";
import { centred } from "./centred";
import { type CoverSizes, coverRuns } from "./cover";
import type { PageSize, Place } from "./place";
import type { CoverWords } from "./subtitle";

/** Draws a page at its place: whatever `draw` draws is measured from the page's own upper left corner. */
export function drawAt(doc: jsPDF, { x, y, turned }: Place, { width, height }: PageSize, draw: () => void): void {
  const { scaleFactor, pageSize } = doc.internal;
  const sheet = pageSize.getHeight();
  // PDF counts from the lower left corner, in points.
  const [a, right, up] = turned ? [-1, x + width, 2 * sheet - y - height] : [1, x, -y];
  doc.saveGraphicsState();
  doc.setCurrentTransformationMatrix(doc.Matrix(a, 0, 0, a, right * scaleFactor, up * scaleFactor));
  draw();
  doc.restoreGraphicsState();
}

export function drawCover(
  doc: jsPDF,
  words: CoverWords,
  picture: PdfPicture | undefined,
  page: PageSize,
  sizes: CoverSizes,
  type: Typesetting,
): void {
  const { side } = sizes;
  const width = page.width - 2 * side;
  if (picture) drawPicture(doc, picture, { left: side, top: side, width });
  const top = side + (picture ? heightOf(width) : 0);
  drawRuns(doc, coverRuns(words, top, page, sizes, type.measures), type);
}

/** The last page: the moon on its thread, and whose stories these are. */
export function drawBack(doc: jsPDF, page: PageSize, { side, words }: CoverSizes, type: Typesetting): void {
  const box = { left: side, width: page.width - 2 * side };
  const middle = page.height * 0.42;
  const say = (text: string, family: "title" | "story", size: number, y: number) =>
    drawRuns(doc, centred({ text, family, size, quiet: true }, y, box, type.measures).runs, type);
  drawVignette(doc, page.width / 2, middle, Math.min(42, box.width / 2));
  say("Good night, sleep tight.", "title", words + 2, middle + 13);
  say(brand.name, "title", words, page.height - side - 6);
  say(brand.tagline, "story", Math.max(8.5, words - 2), page.height - side - 1);
}
