import sharp from "sharp";
import { type EBook, eBookOf } from "../../../../../app/reader/books/epub/e-book";
import { xml } from "../../../../../app/reader/books/epub/xml";
import { parseStory } from "../../../../../app/story/text/text";
import type { StoryMetadata } from "../../../../../app/story/told/metadata";

export const metadata: StoryMetadata = {
  age: 5,
  style: "gentle",
  readingTime: "5-7 minutes",
  lesson: "kindness",
  title: "A Title",
};

export const told = new Date("2026-11-20T20:00:00.123Z");

const cover = await sharp({ create: { width: 1600, height: 2400, channels: 3, background: "#1b2850" } })
  .jpeg()
  .toBuffer();

const picture = xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" role="img" aria-label="A picture of a hill"><path d="M0 2h4v-1z" fill="#000"/></svg>`;

/** A book of this text, with a cover and a picture that are drawn elsewhere. */
export const bookFrom = (text: string, changes: Partial<EBook> = {}): EBook => ({
  ...eBookOf({ story: parseStory(text), metadata, now: told, cover: new Uint8Array(cover), picture }),
  ...changes,
});
