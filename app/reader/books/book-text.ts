import type { StoryText } from "../../story/text/text";
import { chapterBlocks, type PdfBlock, printableText } from "../save/pdf/blocks";
import { type Typesetting, typesettingOf } from "../save/pdf/document";
import type { PdfFonts } from "../save/pdf/fonts";
import type { Book } from "./book";
import type { CoverWords } from "./subtitle";

/** What a book is set from. */
export interface BookText {
  readonly cover: CoverWords;
  readonly blocks: readonly PdfBlock[];
  readonly type: Typesetting;
}

/** @returns undefined where the fonts lack a character of it */
export function bookText(story: StoryText, { metadata, called }: Book, fonts: PdfFonts): BookText | undefined {
  const title = printableText(story.title || metadata.title);
  const name = called && printableText(called.name);
  const blocks = chapterBlocks(story);
  const onCover: PdfBlock[] = [
    { kind: "title", spans: [{ text: title, bold: true }] },
    { kind: "paragraph", spans: [{ text: name ?? "", bold: false }] },
  ];
  const type = typesettingOf([...onCover, ...blocks], fonts);
  return type && { cover: { title, name }, blocks, type };
}
