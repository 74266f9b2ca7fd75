import { readFileSync } from "node:fs";
import path from "node:path";
import type { PdfFonts } from "../../../../../app/reader/save/pdf/save-pdf.client";
import type { StoryMetadata } from "../../../../../app/story/metadata";

function font(weight: keyof PdfFonts): Uint8Array<ArrayBuffer> {
  const file = path.resolve(import.meta.dirname, `../../../../../public/fonts/literata-v1-${weight}.ttf`);
  return new Uint8Array(readFileSync(file));
}

/** The fonts as they are served, read from the disk. */
export const fonts: PdfFonts = { regular: font("regular"), bold: font("bold") };

export const metadata: StoryMetadata = {
  age: 5,
  style: "gentle",
  readingTime: "5-7 minutes",
  lesson: "kindness",
  title: "A Title",
};
