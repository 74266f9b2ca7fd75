import type { Chapter, Paragraph, StoryText } from "../story/text/text";
import { withName, withoutOpenName } from "./with-name";

/** Whom a story is read to, and by which name it tells of them. */
export interface Called {
  /** The name that the storyteller chose. */
  readonly hero: string;
  /** The name that takes its place: cleaned, not empty. */
  readonly name: string;
}

const edge = 3;

function callParagraph(spans: Paragraph, called: Called): Paragraph {
  return spans.map(({ text, bold }, index) => {
    const before = (spans[index - 1]?.text ?? "").slice(-edge);
    const after = (spans[index + 1]?.text ?? "").slice(0, edge);
    return { text: withName(text, called, { before, after }), bold };
  });
}

function callChapter({ title, paragraphs, ...head }: Chapter, called: Called): Chapter {
  return {
    ...head,
    ...(title !== undefined && { title: withName(title, called) }),
    paragraphs: paragraphs.map((spans) => callParagraph(spans, called)),
  };
}

/** Ends before what may yet become the name, or a longer word, once more text comes. */
function settledParagraphs(paragraphs: readonly Paragraph[], called: Called): readonly Paragraph[] {
  const last = paragraphs.at(-1)?.at(-1);
  if (!last) return paragraphs;
  const spans = paragraphs.at(-1)?.slice(0, -1) ?? [];
  const text = withoutOpenName(last.text, called);
  const settled = text === "" ? spans : [...spans, { ...last, text }];
  return settled.length === 0 ? paragraphs.slice(0, -1) : [...paragraphs.slice(0, -1), settled];
}

function settledStory({ title, chapters }: StoryText, called: Called): StoryText {
  const last = chapters.at(-1);
  if (!last) return { title: withoutOpenName(title, called), chapters };
  const settled =
    last.paragraphs.length > 0 || !last.title
      ? { ...last, paragraphs: settledParagraphs(last.paragraphs, called) }
      : { ...last, title: withoutOpenName(last.title, called) };
  return { title, chapters: [...chapters.slice(0, -1), settled] };
}

/**
 * The story with the child's own name. While it is growing, what is shown never changes again: an end that could still
 * become the name waits for what follows.
 */
export function callStory(story: StoryText, called: Called | undefined, isGrowing: boolean): StoryText {
  if (!called || called.name === "" || called.hero.length < 2) return story;
  const { title, chapters } = isGrowing ? settledStory(story, called) : story;
  return { title: withName(title, called), chapters: chapters.map((chapter) => callChapter(chapter, called)) };
}
