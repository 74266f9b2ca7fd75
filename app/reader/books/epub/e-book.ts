import { brand } from "../../../story/brand";
import { chapterLine } from "../../../story/text/format";
import { storyToPlainText } from "../../../story/text/plain-text";
import type { Chapter, Paragraph, StoryText } from "../../../story/text/text";
import type { StoryMetadata } from "../../../story/told/metadata";
import { summaryParts, summarySentence } from "../../story-summary";
import { subtitleOf } from "../subtitle";
import { bookId } from "./book-id";
import { type Direction, mainDirection } from "./direction";
import type { Markup } from "./xml";

export interface EBookChapter {
  readonly file: string;
  /** As the table of contents has it. */
  readonly name: string;
  /** Undefined where the story has no chapter line. */
  readonly heading: { readonly number: string; readonly title: string } | undefined;
  readonly paragraphs: readonly Paragraph[];
}

export interface EBook {
  /** A URN. */
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly direction: Direction;
  /** Empty where the title says it. */
  readonly subtitle: string;
  readonly summary: string;
  readonly colophon: string;
  readonly modified: Date;
  readonly chapters: readonly EBookChapter[];
  /** A JPEG. */
  readonly cover: Uint8Array;
  /** Undefined where its drawings could not be had. */
  readonly picture: Markup | undefined;
}

function eBookChapter({ number, title = "", paragraphs }: Chapter, index: number, book: string): EBookChapter {
  const isNumbered = number !== undefined;
  return {
    file: `chapter-${index + 1}.xhtml`,
    name: isNumbered ? chapterLine({ number, title }) : book,
    heading: isNumbered ? { number: `Chapter ${number}`, title } : undefined,
    paragraphs,
  };
}

interface Made extends Pick<EBook, "cover" | "picture"> {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  /** The child's own, where the story has it. */
  readonly name?: string | undefined;
  readonly now: Date;
}

export const bookTitle = (story: StoryText, metadata: StoryMetadata): string =>
  [story.title, metadata.title, brand.name].find((title) => title.trim() !== "") ?? "";

export function eBookOf({ story, metadata, name, now, cover, picture }: Made): EBook {
  const title = bookTitle(story, metadata);
  const words = storyToPlainText(story);
  const direction = mainDirection(words);
  return {
    id: bookId(words),
    title,
    // Stories are told in English. What is not, is in a language that nobody has named.
    language: direction === "rtl" ? "und" : "en",
    direction,
    subtitle: subtitleOf({ title, name }),
    summary: summarySentence(metadata),
    colophon: summaryParts(metadata).join(" · "),
    modified: now,
    chapters: story.chapters.map((chapter, index) => eBookChapter(chapter, index, title)),
    cover,
    picture,
  };
}
