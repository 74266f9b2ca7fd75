import { readFileSync } from "node:fs";
import path from "node:path";
import type { PdfFonts } from "../../../../../app/reader/save/pdf/fonts";
import type { StoryMetadata } from "../../../../../app/story/told/metadata";

function font(name: string): Uint8Array<ArrayBuffer> {
  const file = path.resolve(import.meta.dirname, `../../../../../public/fonts/${name}.ttf`);
  return new Uint8Array(readFileSync(file));
}

/** The fonts as they are served, read from the disk. */
export const fonts: PdfFonts = {
  regular: font("literata-v1-regular"),
  bold: font("literata-v1-bold"),
  title: font("young-serif-v1-regular"),
};

export const metadata: StoryMetadata = {
  age: 5,
  style: "gentle",
  readingTime: "5-7 minutes",
  lesson: "kindness",
  title: "A Title",
};
