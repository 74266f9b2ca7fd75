import type { jsPDF } from "jspdf";
import { drawRuns, openDocument } from "../../save/pdf/document";
import type { PdfFonts } from "../../save/pdf/fonts";
import type { PdfPicture } from "../../save/pdf/picture.client";
import type { BookText } from "../book-text";
import { drawAt, drawBack, drawCover } from "../draw";
import type { FilledPages } from "../fill-pages";
import type { Paper } from "../paper";
import { type PageSize, sheetOf, unprinted } from "../place";
import { linesOf, littleBookPlaces, pageCount, pageOf } from "./imposition";
import { drawScissors } from "./scissors";
import { margins } from "./set";

const { side } = margins;
const cover = { side, title: { largest: 21, smallest: 11, lines: 4 }, words: 10 } as const;
const foldInk = "#cfc8d6";
const cutInk = "#6f6780";

function drawLines(doc: jsPDF, sheet: PageSize): void {
  const { folds, cut } = linesOf(sheet, unprinted);
  doc.setLineWidth(0.2);
  doc.setDrawColor(foldInk);
  doc.setLineDashPattern([1, 1.6], 0);
  for (const line of folds) doc.line(...line);
  doc.setDrawColor(cutInk);
  doc.setLineDashPattern([3, 1.2], 0);
  doc.line(...cut);
  doc.setLineDashPattern([], 0);
}

/** One side of one sheet. @throws when the library cannot be loaded */
export async function drawLittleBook(
  { cover: words, type }: BookText,
  set: FilledPages,
  paper: Paper,
  now: Date,
  fonts: PdfFonts,
  picture?: PdfPicture,
): Promise<jsPDF> {
  const sheet = sheetOf(paper);
  const page = pageOf(sheet);
  const format = [sheet.width, sheet.height] as const;
  const doc = await openDocument({ format, title: words.title, subject: picture?.words, now }, type, fonts);
  drawLines(doc, sheet);
  const inOrder = littleBookPlaces(sheet).sort((a, b) => a.page - b.page);
  for (const place of inOrder) {
    drawAt(doc, place, page, () => {
      if (place.page === 1) drawCover(doc, words, picture, page, cover, type);
      else if (place.page === pageCount) {
        drawBack(doc, page, cover, type);
        drawScissors(doc, page.width - side, type);
      } else drawRuns(doc, set.pages[place.page - 2] ?? [], type);
    });
  }
  return doc;
}
