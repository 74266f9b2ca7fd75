import { callStory } from "../../child/called.client";
import { parseStory, type StoryText } from "../../story/text/text";
import type { Book } from "./book";

/** The tales of an evening, each with its own title: a little book has room for one. */
export function talesOf({ story, retelling }: Pick<Book, "story" | "retelling">): readonly string[] {
  const titles = story.chapters.map(({ title }) => title ?? "");
  return retelling && titles.length > 1 && titles.every((title) => title !== "") ? titles : [];
}

/** Whether the storybook can tell it in fewer words than these. */
export function hasShortTelling({ metadata, request, retelling }: Book): boolean {
  return request !== undefined && retelling !== undefined && metadata.readingTime !== "2-3 minutes";
}

/** The storybook's shortest telling has room in every book; anything else may be too long. */
export const isSurelyShort = (book: Book): boolean =>
  hasShortTelling(book) || (book.retelling !== undefined && book.metadata.readingTime === "2-3 minutes");

/** In short, where the storybook told it and can again; else as it is. */
async function inShort(book: Book): Promise<StoryText> {
  const { story, request, retelling, called } = book;
  if (!request || !retelling || !hasShortTelling(book)) return story;
  try {
    const { tellInShort } = await import("../../offline/telling/tell-here.client");
    return callStory(parseStory(await tellInShort(request, retelling)), called, false);
  } catch {
    return story;
  }
}

/** The short telling of the story, or of one of its tales as a story of its own. @param tale from 0 */
export async function shortTelling(book: Book, tale: number): Promise<StoryText> {
  const short = await inShort(book);
  const chapter = talesOf(book).length > 0 ? short.chapters[tale] : undefined;
  return chapter ? { title: chapter.title ?? "", chapters: [{ paragraphs: chapter.paragraphs }] } : short;
}
