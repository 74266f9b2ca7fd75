import type { StoryText } from "../../story/text/text";
import { storageKeys } from "../../ui/storage-keys";

/** Enough to know a page and its story again, and no word of it: a child's own name may be among them. */
function nameOf({ title, chapters }: StoryText): string {
  const paragraphs = (chapters[0]?.paragraphs ?? []).slice(0, 8);
  const lengths = [title, ...paragraphs.map((spans) => spans.map(({ text }) => text).join(""))].map(
    (one) => one.length,
  );
  return `${location.pathname} ${lengths.join(".")}`;
}

/** The block where this tab's reader was in the story of this page; undefined at its beginning, and where storage is refused. */
export function loadBookmark(story: StoryText): number | undefined {
  try {
    const { story: name, block } = JSON.parse(sessionStorage.getItem(storageKeys.bookmark) ?? "{}");
    return name === nameOf(story) && Number.isInteger(block) && block > 0 ? block : undefined;
  } catch {
    return undefined;
  }
}

/** Of the last story alone. */
export function saveBookmark(story: StoryText, block: number): void {
  try {
    sessionStorage.setItem(storageKeys.bookmark, JSON.stringify({ story: nameOf(story), block }));
  } catch {
    // Then the page begins at its top.
  }
}
