import { useCallback, useEffect, useState } from "react";
import type { KeptStory } from "./kept-story";
import { type ShelfFailure, toShelfFailure } from "./store/failure";
import { listStories, onShelfChange } from "./store/shelf.client";

export type Shelf =
  | { readonly state: "opening" }
  /** The newest first. */
  | { readonly state: "open"; readonly stories: readonly KeptStory[] }
  | { readonly state: "closed"; readonly failure: ShelfFailure };

/** The shelf as it is now, also where another tab changes it. */
export function useShelf(): { readonly shelf: Shelf; readonly reopen: () => void } {
  const [shelf, setShelf] = useState<Shelf>({ state: "opening" });

  const reopen = useCallback(() => {
    listStories().then(
      (stories) => setShelf({ state: "open", stories }),
      (thrown) => setShelf({ state: "closed", failure: toShelfFailure(thrown) }),
    );
  }, []);

  useEffect(() => {
    reopen();
    return onShelfChange(reopen);
  }, [reopen]);

  return { shelf, reopen };
}
