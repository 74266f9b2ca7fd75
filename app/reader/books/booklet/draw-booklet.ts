import type { jsPDF } from "jspdf";
import { drawRuns, openDocument, type Typesetting } from "../../save/pdf/document";
import type { PdfFonts } from "../../save/pdf/fonts";
import type { PdfPicture } from "../../save/pdf/picture.client";
import type { BookText } from "../book-text";
import { centred } from "../centred";
import { drawAt, drawBack, drawCover } from "../draw";
import type { Paper } from "../paper";
import { type PageSize, sheetOf } from "../place";
import { bookletSides, pageOf } from "./imposition";
import { margins, pagesBefore, setBooklet } from "./set";

const { side } = margins;
const cover = { side, title: { largest: 32, smallest: 16, lines: 4 }, words: 13 } as const;
const ruleInk = "#b9b0c4";

/** For a child who can write, or nearly. */
function drawOwner(doc: jsPDF, page: PageSize, type: Typesetting): void {
  const y = page.height * 0.42;
  doc.setDrawColor(ruleInk);
  doc.setLineWidth(0.3);
  doc.line(page.width / 2 - 35, y + 16, page.width / 2 + 35, y + 16);
  const text = { text: "This book belongs to", family: "story", size: cover.words, quiet: true } as const;
  drawRuns(doc, centred(text, y, { left: side, width: page.width - 2 * side }, type.measures).runs, type);
}

/** Both sides of every sheet, as a printer takes them that flips on the short edge. @throws when the library cannot be loaded */
export async function drawBooklet(
  { cover: words, blocks, type }: BookText,
  paper: Paper,
  now: Date,
  fonts: PdfFonts,
  picture?: PdfPicture,
): Promise<jsPDF> {
  const sheet = sheetOf(paper);
  const page = pageOf(sheet);
  const { count, pages } = setBooklet(blocks, type.measures, page);
  const format = [sheet.width, sheet.height] as const;
  const doc = await openDocument({ format, title: words.title, subject: picture?.words, now }, type, fonts);
  for (const [at, places] of bookletSides(count, sheet).entries()) {
    if (at > 0) doc.addPage([...format], "landscape");
    for (const place of places) {
      drawAt(doc, place, page, () => {
        if (place.page === 1) drawCover(doc, words, picture, page, cover, type);
        else if (place.page === pagesBefore) drawOwner(doc, page, type);
        else if (place.page === count) drawBack(doc, page, cover, type);
        else drawRuns(doc, pages[place.page - 1 - pagesBefore] ?? [], type);
      });
    }
  }
  return doc;
}
