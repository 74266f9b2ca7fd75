import { loadLibrary } from "../save/pdf/document";
import { fetchFonts } from "../save/pdf/fonts";
import { fetchPicture } from "../save/pdf/picture.client";
import type { Book, BookOutcome } from "./book";
import { bookText } from "./book-text";
import { drawBooklet } from "./booklet/draw-booklet";
import { drawLittleBook } from "./little-book/draw-little-book";
import { pageOf } from "./little-book/imposition";
import { setLittleBook } from "./little-book/set";
import type { Paper } from "./paper";
import { sheetOf } from "./place";
import { shortTelling } from "./short-telling";

async function setShort(book: Book, tale: number, paper: Paper) {
  const [fonts, story] = await Promise.all([fetchFonts(), shortTelling(book, tale)]);
  const text = bookText(story, book, fonts);
  const set = text && setLittleBook(text.blocks, text.type.measures, pageOf(sheetOf(paper)));
  return { fonts, text, set };
}

const fileName = (kind: string, { metadata }: Book, now: Date) => `${kind}-${metadata.style}-${now.getTime()}.pdf`;

/** @throws when the fonts do not come */
export async function fitsLittleBook(book: Book, tale: number, paper: Paper): Promise<boolean> {
  const { text, set } = await setShort(book, tale, paper);
  // What the fonts lack is said when the book is asked for.
  return !text || set !== undefined;
}

/** @returns `long` where it has no room on six small pages. @throws when the fonts or the library do not come */
export async function saveLittleBook(book: Book, tale: number, paper: Paper, now: Date): Promise<BookOutcome | "long"> {
  const making = Promise.all([setShort(book, tale, paper), fetchPicture(book.pictured), loadLibrary()]);
  const [{ fonts, text, set }, picture] = await making;
  if (!text) return "characters";
  if (!set) return "long";
  const doc = await drawLittleBook(text, set, paper, now, fonts, picture);
  doc.save(fileName("little-book", book, now));
  return "saved";
}

/** @throws when the fonts or the library do not come */
export async function saveBooklet(book: Book, paper: Paper, now: Date): Promise<BookOutcome> {
  const [fonts, picture] = await Promise.all([fetchFonts(), fetchPicture(book.pictured), loadLibrary()]);
  const text = bookText(book.story, book, fonts);
  if (!text) return "characters";
  const doc = await drawBooklet(text, paper, now, fonts, picture);
  doc.save(fileName("booklet", book, now));
  return "saved";
}
