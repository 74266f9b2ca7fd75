import type { StoryText } from "../../story/text";
import { storageKeys } from "../../ui/storage-keys";

/** Enough of a story to know it again. */
function nameOf({ title, chapters }: StoryText): string {
  const [first = []] = chapters[0]?.paragraphs ?? [];
  const words = first.map(({ text }) => text).join("");
  return `${title} ${words.slice(0, 60)}`;
}

/** The block where this tab's reader was in a story; undefined at its beginning, and where storage is refused. */
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
