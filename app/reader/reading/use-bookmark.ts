import { type MutableRefObject, type RefObject, useEffect, useRef } from "react";
import type { StoryText } from "../../story/text/text";
import { loadBookmark, saveBookmark } from "./bookmark";
import { blockInSight, bringToLine, isLastBlock } from "./place";

/** What lies over the page and begins where its reader had come to. */
export interface Bookmark {
  /** The block that is read there; undefined as long as the page itself says it. */
  readonly reached: MutableRefObject<number | undefined>;
  /** Where it goes on; undefined: where the page stands. */
  readonly marked: MutableRefObject<number | undefined>;
}

/**
 * Finds the reader's place again: phones drop a page that is out of sight, and load it anew.
 * @param goesOn shows the story from there; not one that is told at this moment
 */
export function useBookmark(text: RefObject<HTMLElement>, story: StoryText, goesOn: boolean): Bookmark {
  const reached = useRef<number>();
  const marked = useRef<number>();
  const shown = useRef(story);
  shown.current = story;
  const goesOnAtFirst = useRef(goesOn);

  useEffect(() => {
    const save = () => {
      const block = reached.current ?? blockInSight(text.current);
      // Who has come to the end begins anew the next time.
      saveBookmark(shown.current, isLastBlock(text.current, block) ? 0 : block);
    };
    // The latter alone is heard by a phone that drops the page later on.
    const saved = ["pagehide", "visibilitychange"] as const;
    for (const event of saved) addEventListener(event, save);
    const block = goesOnAtFirst.current ? loadBookmark(shown.current) : undefined;
    marked.current = block;
    const frame = block === undefined ? 0 : requestAnimationFrame(() => bringToLine(text.current, block));
    return () => {
      for (const event of saved) removeEventListener(event, save);
      cancelAnimationFrame(frame);
    };
  }, [text]);
  return { reached, marked };
}
