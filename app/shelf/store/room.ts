import type { KeptStory } from "../kept-story";

/** The shelf holds so many stories. Each takes 100 KB at most (`kept-story.ts`), all of them 30 MB. */
export const mostStories = 300;

type OnShelf = Pick<KeptStory, "id" | "toldAt" | "pinned">;

/**
 * What has to leave for the shelf to hold no more than it may: the oldest first, and none with a heart. Where hearts
 * take all the room, what is left over stays too many.
 */
export function leaving(stories: readonly OnShelf[], most = mostStories): string[] {
  const over = stories.length - most;
  if (over <= 0) return [];
  return stories
    .filter(({ pinned }) => !pinned)
    .sort((a, b) => a.toldAt - b.toldAt)
    .slice(0, over)
    .map(({ id }) => id);
}

/** Where the device itself has no more room: so many stories make way for a new one. */
const makingWay = 10;

export function leavingUnderPressure(stories: readonly OnShelf[]): string[] {
  return leaving(stories, Math.max(0, stories.length - makingWay));
}

/**
 * What changes on the shelf when stories come to it: those that are put there, or get a heart there, and the ids of those
 * that leave it.
 */
export function merged(
  here: readonly KeptStory[],
  coming: readonly KeptStory[],
): { puts: KeptStory[]; gone: string[] } {
  const all = new Map(here.map((story) => [story.id, story]));
  const changed = new Set<string>();
  for (const story of coming) {
    const known = all.get(story.id);
    if (known && (known.pinned || !story.pinned)) continue;
    all.set(story.id, known ? { ...known, pinned: true } : story);
    changed.add(story.id);
  }
  const leave = new Set(leaving([...all.values()]));
  const stays = [...all.values()].filter(({ id }) => !leave.has(id));
  const isHere = new Set(here.map(({ id }) => id));
  // Hearts beyond the room: those that were here first stay.
  const over = new Set(stays.filter(({ id }) => !isHere.has(id)).slice(0, Math.max(0, stays.length - mostStories)));
  return {
    puts: stays.filter((story) => changed.has(story.id) && !over.has(story)),
    gone: [...leave].filter((id) => isHere.has(id)),
  };
}
