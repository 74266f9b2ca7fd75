import type { ChapterHead } from "../../story/text/format";
import type { Paragraph, StoryText } from "../../story/text/text";

/** What is read at one look. */
export interface Passage {
  /** Of the story, at its first passage. */
  readonly title?: string;
  /** Of a chapter, at its first passage. */
  readonly chapter?: ChapterHead;
  readonly paragraphs: readonly Paragraph[];
  /** Where it begins on the story's page: its place among `data-story-block`. */
  readonly block: number;
}

/** Letters that a phone shows at once in the usual type, with air around them. */
const roomForLetters = 220;
/** As many of them as a head takes the place of. */
const lettersOfHead = 60;

const lettersOf = (paragraph: Paragraph) => paragraph.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Whole paragraphs, short ones together; a long one stands alone. Of a story that still comes only those passages after
 * which another one has begun: they change no more.
 */
export function passagesOf({ title, chapters }: StoryText, isGrowing: boolean): readonly Passage[] {
  const passages: (Passage & { paragraphs: Paragraph[] })[] = [];
  let block = title === "" ? 0 : 1;
  let letters = 0;
  chapters.forEach(({ number, title: chapterTitle, paragraphs }, index) => {
    const first = index === 0 && title !== "";
    const chapter = number === undefined ? {} : { chapter: { number, title: chapterTitle } };
    passages.push({ ...(first && { title }), ...chapter, paragraphs: [], block: first ? 0 : block });
    letters = (first ? lettersOfHead : 0) + (number === undefined ? 0 : lettersOfHead);
    if (number !== undefined) block += chapterTitle ? 2 : 1;
    for (const paragraph of paragraphs) {
      const more = lettersOf(paragraph);
      if (passages.at(-1)?.paragraphs.length && letters + more > roomForLetters) {
        passages.push({ paragraphs: [], block });
        letters = 0;
      }
      passages.at(-1)?.paragraphs.push(paragraph);
      letters += more;
      block++;
    }
  });
  return isGrowing ? passages.slice(0, -1) : passages;
}

/** The passage that this block of the page stands in. */
export function passageAt(passages: readonly Passage[], block: number): number {
  return Math.max(0, passages.filter((passage) => passage.block <= block).length - 1);
}
