import type { StoryRequest } from "../../story/request";
import { storageKeys } from "../../ui/storage-keys";
import { type KeptStory, newestFirst, type ToldToTheEnd, toKeptStory } from "../kept-story";
import { type ShelfDatabase, withDatabase } from "./database";
import { ShelfFailure, toShelfFailure } from "./failure";
import { leavingUnderPressure, merged } from "./room";

/** Before the first paint pages know by it whether there is anything on the shelf (`app/inline/theme.script.ts`). */
function mark(isEmpty: boolean): void {
  try {
    if (isEmpty) localStorage.removeItem(storageKeys.shelf);
    else localStorage.setItem(storageKeys.shelf, "1");
  } catch {
    // Switched off: then there is no link to the shelf at the head of pages.
  }
  if (isEmpty) delete document.documentElement.dataset.shelf;
  else document.documentElement.dataset.shelf = "";
}

/** All tabs of this browser hear of it, the one that changed the shelf as well. */
export function announceChange(): void {
  const channel = new BroadcastChannel(storageKeys.shelf);
  channel.postMessage(null);
  channel.close();
}

/** @returns what ends it */
export function onShelfChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(storageKeys.shelf);
  channel.onmessage = listener;
  return () => channel.close();
}

/** The newest first. @throws ShelfFailure */
export async function listStories(): Promise<KeptStory[]> {
  const stories = await withDatabase((database) => database.getAll("stories"), []);
  mark(stories.length === 0);
  return newestFirst(stories);
}

/** @throws ShelfFailure */
export async function hasStory(id: string): Promise<boolean> {
  return withDatabase(async (database) => (await database.count("stories", id)) > 0, false);
}

/** What came of adding stories. */
export interface Added {
  readonly added: number;
  /** They were there before. */
  readonly known: number;
}

async function putAll(database: ShelfDatabase, stories: readonly KeptStory[], makeWay: boolean): Promise<Added> {
  const change = database.transaction("stories", "readwrite");
  // What it fails with is thrown below, also when putting a story fails first.
  change.done.catch(() => {});
  const all = await change.store.getAll();
  const gone = new Set(makeWay ? leavingUnderPressure(all) : []);
  const { puts, gone: without } = merged(
    all.filter(({ id }) => !gone.has(id)),
    stories,
  );
  for (const id of [...gone, ...without]) await change.store.delete(id);
  for (const story of puts) await change.store.put(story);
  await change.done;
  const known = new Set(all.map(({ id }) => id));
  const added = puts.filter(({ id }) => !known.has(id)).length;
  return { added, known: stories.filter(({ id }) => known.has(id)).length };
}

/**
 * Puts stories on the shelf, all or none. One that is there already stays as it is, with the heart of either. What the
 * shelf has no room for leaves it, or does not come. @throws ShelfFailure
 */
export async function addStories(stories: readonly KeptStory[]): Promise<Added> {
  const outcome = await withDatabase(async (database) => {
    try {
      return await putAll(database, stories, false);
    } catch (thrown) {
      if (toShelfFailure(thrown).code !== "full") throw thrown;
      return await putAll(database, stories, true);
    }
  });
  mark(false);
  announceChange();
  return outcome;
}

/** Puts the story that was just told on the shelf. @throws ShelfFailure */
export async function keepStory(told: ToldToTheEnd, request: StoryRequest, now: number): Promise<void> {
  const story = toKeptStory(told, request, now);
  if (!story) throw new ShelfFailure("too_long");
  const { added, known } = await addStories([story]);
  if (added + known === 0) throw new ShelfFailure("hearts");
}

/** @throws ShelfFailure */
export async function removeStory(id: string): Promise<void> {
  const left = await withDatabase(async (database) => {
    await database.delete("stories", id);
    return database.count("stories");
  }, 0);
  mark(left === 0);
  announceChange();
}

/** Gives a story its heart, or takes it. @returns how many have one. @throws ShelfFailure */
export async function setHeart(id: string, pinned: boolean): Promise<number> {
  const hearts = await withDatabase(async (database) => {
    const change = database.transaction("stories", "readwrite");
    const story = await change.store.get(id);
    if (story) await change.store.put({ ...story, pinned });
    const stories = await change.store.getAll();
    await change.done;
    return stories.filter((one) => one.pinned).length;
  }, 0);
  announceChange();
  return hearts;
}

/** Asks the browser once, at the first heart, to let nothing of ours go when the device runs out of room. */
export async function askToPersist(
  hearts: number,
  storage: StorageManager | undefined = navigator.storage,
): Promise<void> {
  if (hearts !== 1 || typeof storage?.persist !== "function") return;
  await storage.persist().catch(() => false);
}
