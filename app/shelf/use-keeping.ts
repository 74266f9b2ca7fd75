import { useEffect, useState } from "react";
import type { StoryRequest } from "../story/request";
import { storyId, type ToldToTheEnd } from "./kept-story";
import { type ShelfFailureName, toShelfFailure } from "./store/failure";
import { hasStory, keepStory } from "./store/shelf.client";

/** What became of a told story; undefined while nothing is known, and of one that was taken off the shelf again. */
export type Keeping = "kept" | ShelfFailureName | undefined;

/**
 * Puts a story on the shelf as soon as it is told to its end.
 * @param isNew told just now; one that was on the screen before is only looked for
 */
export function useKeeping(told: ToldToTheEnd | undefined, request: StoryRequest | undefined, isNew: boolean): Keeping {
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => {
    setKeeping(undefined);
    if (!told || !request) return;
    let isGone = false;
    const show = (next: Keeping) => {
      if (!isGone) setKeeping(next);
    };
    if (isNew) {
      keepStory(told, request, Date.now()).then(
        () => show("kept"),
        (thrown) => show(toShelfFailure(thrown).code),
      );
    } else {
      hasStory(storyId(told.text)).then(
        (isKept) => show(isKept ? "kept" : undefined),
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [told, request, isNew]);
  return keeping;
}
