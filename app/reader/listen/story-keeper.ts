import { storageKeys } from "../../ui/storage-keys";
import type { SavedStory } from "./told-story-storage";

export interface StoryKeeper {
  /** Keeps the story as it is now, at once or with the next one that is due. */
  save(story: SavedStory): void;
  /** Writes what waits, and no more until `resume`: a page that is closed also breaks its connection, which is not to be saved. */
  pause(): void;
  resume(): void;
  /** Makes room for another story: until that one has words, this one can be taken out again. */
  putAway(): void;
  /** What is kept, and what waits, is gone. */
  clear(): void;
}

/** Writing the whole text with each word would cost more than telling it. */
const shortestInterval = 250;

/** Saves a growing story into the tab's storage. A storage that refuses loses nothing but the reload. */
export function createStoryKeeper(storage: () => Storage, now: () => number): StoryKeeper {
  let waiting: SavedStory | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let paused = false;
  /** Also by an earlier page of this tab. */
  let mayBePutAway = true;

  const flush = () => {
    if (!waiting) return;
    const story = waiting;
    waiting = undefined;
    writtenAt = now();
    try {
      storage().setItem(storageKeys.story, JSON.stringify(story));
      if (mayBePutAway) storage().removeItem(storageKeys.storyPutAway);
      mayBePutAway = false;
    } catch {
      // Full or switched off.
    }
  };

  const clear = () => {
    waiting = undefined;
    writtenAt = Number.NEGATIVE_INFINITY;
    try {
      storage().removeItem(storageKeys.story);
    } catch {
      // Switched off: there is nothing to clear.
    }
  };

  return {
    save(story) {
      if (paused) return;
      waiting = story;
      if (story.status !== "telling" || now() - writtenAt >= shortestInterval) flush();
    },
    pause() {
      flush();
      paused = true;
    },
    resume() {
      paused = false;
    },
    putAway() {
      flush();
      try {
        const kept = storage().getItem(storageKeys.story);
        if (kept !== null) storage().setItem(storageKeys.storyPutAway, kept);
        mayBePutAway = true;
      } catch {
        // Full or switched off: it goes, as it would on a reload.
      }
      clear();
    },
    clear,
  };
}
