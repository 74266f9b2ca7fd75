import type { Paragraph, Span, StoryText } from "../../../story/text/text";
import type { StoryMetadata } from "../../../story/told/metadata";
import { summaryParts } from "../../story-summary";

/** A piece of the document that is set in one size and starts on a line of its own. */
export interface PdfBlock {
  /** `chapter` is a chapter's number over its title, the `heading`. */
  readonly kind: "title" | "chapter" | "heading" | "paragraph" | "summary";
  readonly spans: Paragraph;
}

const fixedSpaces = /[\u00A0\u2007\u202F]/g;
// All white space but the no-break space, which holds two words together.
const spaces = /[^\S\u00A0]+/g;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Composed characters, since a PDF sets a combining mark beside its letter; one kind of space; nothing without a shape. */
export function printableText(text: string): string {
  return text.normalize("NFC").replace(invisible, "").replace(fixedSpaces, "\u00A0").replace(spaces, " ");
}

function block(kind: PdfBlock["kind"], spans: readonly Span[]): PdfBlock[] {
  const printable = spans
    .map(({ text, bold }) => ({ text: printableText(text), bold }))
    .filter(({ text }) => text !== "");
  return printable.some(({ text }) => text.trim() !== "") ? [{ kind, spans: printable }] : [];
}

/** The title, where there is one. */
export const titleBlocks = ({ title }: StoryText): readonly PdfBlock[] => block("title", [{ text: title, bold: true }]);

/** What is told, without the title. */
export function chapterBlocks({ chapters }: StoryText): readonly PdfBlock[] {
  return chapters.flatMap(({ number, title: chapterTitle, paragraphs }) => {
    const marker = number === undefined ? "" : `Chapter ${number}`;
    const heading = chapterTitle
      ? [
          ...block("chapter", [{ text: marker, bold: false }]),
          ...block("heading", [{ text: chapterTitle, bold: true }]),
        ]
      : block("heading", [{ text: marker, bold: true }]);
    return [...heading, ...paragraphs.flatMap((spans) => block("paragraph", spans))];
  });
}

/** What the document says, in order: the story as in its plain text, then what it was made for. */
export function pdfBlocks(story: StoryText, metadata: StoryMetadata): readonly PdfBlock[] {
  return [
    ...titleBlocks(story),
    ...chapterBlocks(story),
    ...block("summary", [{ text: summaryParts(metadata).join(" · "), bold: false }]),
  ];
}
