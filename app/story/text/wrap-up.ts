import { paragraphText } from "./plain-text";
import type { Chapter, Paragraph, StoryText } from "./text";

const wordsOf = (paragraph: Paragraph) =>
  paragraphText(paragraph)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The long form of a paragraph has passages more, and no other words. */
function isFormOf(short: Paragraph, long: Paragraph): boolean {
  const words = wordsOf(short);
  let at = 0;
  for (const word of wordsOf(long)) if (word === words[at]) at++;
  return at === words.length;
}

/** For each paragraph of the long form its place in the short one, if it has one: together of as many words as can be. */
function placesIn(short: readonly Paragraph[], long: readonly Paragraph[]): (number | undefined)[] {
  const words = short.map((paragraph) => wordsOf(paragraph).length);
  /** Most words of `long` from i and `short` from j on that are told by both. */
  const most = Array.from({ length: long.length + 1 }, () => new Array<number>(short.length + 1).fill(0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  const both = (i: number, j: number) => at(i + 1, j + 1) + (words[j] ?? 0);
  const isBoth = long.map((paragraph) => short.map((other) => isFormOf(other, paragraph)));
  for (let i = long.length - 1; i >= 0; i--) {
    for (let j = short.length - 1; j >= 0; j--) {
      const apart = Math.max(at(i + 1, j), at(i, j + 1));
      (most[i] ?? [])[j] = isBoth[i]?.[j] ? Math.max(apart, both(i, j)) : apart;
    }
  }
  let j = 0;
  return long.map((_, i) => {
    while (j < short.length && at(i, j) === at(i, j + 1)) j++;
    return j < short.length && isBoth[i]?.[j] && at(i, j) === both(i, j) ? j++ : undefined;
  });
}

/** Where the short form goes on after the first `told` paragraphs of the long one. */
function goesOnAt(short: readonly Paragraph[], long: readonly Paragraph[], told: number): number {
  const places = placesIn(short, long);
  const before = places.map((place, i) => i < told && place !== undefined).lastIndexOf(true);
  const after = places.findIndex((place, i) => i >= told && place !== undefined);
  const next = (places[before] ?? -1) + 1;
  // Paragraphs of the short form alone stand for those of the long one between: for the nearer half of them.
  const gap = (after < 0 ? long.length : after) - before;
  return told - before > gap / 2 ? (places[after] ?? short.length) : next;
}

/**
 * The story as it was told so far, and from there on the short form of its tale to the end. Further chapters, which are
 * tales of their own, are left out.
 * @param inShort the same story in its short form, chapter by chapter
 * @param told paragraphs that stay as they are, without titles, of all chapters together; at least one
 * @returns undefined where that would not be shorter
 */
export function wrapUp(story: StoryText, inShort: StoryText, told: number): StoryText | undefined {
  let left = Math.max(1, told);
  const chapters: Chapter[] = [];
  for (const [i, chapter] of story.chapters.entries()) {
    const { paragraphs } = chapter;
    if (left > paragraphs.length) {
      chapters.push(chapter);
      left -= paragraphs.length;
      continue;
    }
    const before = paragraphs.slice(0, left);
    const short = inShort.chapters[i]?.paragraphs ?? [];
    const rest = short.slice(goesOnAt(short, paragraphs, left));
    const isShorter = rest.length > 0 && wordCount(rest) < wordCount(paragraphs.slice(left));
    chapters.push({ ...chapter, paragraphs: isShorter ? [...before, ...rest] : paragraphs });
    break;
  }
  return countOf(chapters) < countOf(story.chapters) ? { ...story, chapters } : undefined;
}

const wordCount = (paragraphs: readonly Paragraph[]) => paragraphs.reduce((sum, one) => sum + wordsOf(one).length, 0);
const countOf = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { paragraphs }) => sum + wordCount(paragraphs), 0);
