import { expect, test } from "vitest";
import { createStoryKeeper } from "../../../../app/reader/listen/story-keeper";
import type { SavedStory } from "../../../../app/reader/listen/told-story-storage";
import type { StoryRequest } from "../../../../app/story/request";
import { storageKeys } from "../../../../app/ui/storage-keys";

const story = (text: string, status: SavedStory["status"] = "telling"): SavedStory => ({
  status,
  text,
  storyteller: "model",
  request: { age: 4 } as StoryRequest,
});

function kept() {
  const writes: string[] = [];
  const clock = { now: 1000 };
  const storage = {
    setItem: (_: string, json: string) => void writes.push(JSON.parse(json).text),
    removeItem: (key: string) => {
      if (key !== storageKeys.storyPutAway) writes.push(`removed ${key}`);
    },
  } as unknown as Storage;
  return {
    writes,
    clock,
    keeper: createStoryKeeper(
      () => storage,
      () => clock.now,
    ),
  };
}

test("a growing story is written at most every 250 ms", () => {
  const { writes, clock, keeper } = kept();
  for (let i = 0; i <= 10; i++) {
    keeper.save(story("x".repeat(i + 1)));
    clock.now += 50;
  }
  expect(writes.map((text) => text.length)).toEqual([1, 6, 11]);
});

test("the end of a telling and a page that goes away are written at once, once", () => {
  const { writes, keeper } = kept();
  keeper.save(story("a"));
  keeper.save(story("ab"));
  keeper.pause();
  keeper.pause();
  keeper.resume();
  keeper.save(story("abc", "done"));
  expect(writes).toEqual(["a", "ab", "abc"]);
});

test("a page that goes away does not save that its connection broke; one that comes back goes on", () => {
  const { writes, keeper } = kept();
  keeper.save(story("a"));
  keeper.pause();
  keeper.save(story("a", "broken"));
  keeper.resume();
  keeper.save(story("ab", "done"));
  expect(writes).toEqual(["a", "ab"]);
});

test("a cleared story does not come back", () => {
  const { writes, keeper } = kept();
  keeper.save(story("a"));
  keeper.save(story("ab"));
  keeper.clear();
  keeper.pause();
  expect(writes).toEqual(["a", "removed bedtime_story"]);
});

test("storage that is full or switched off is survived", () => {
  const keeper = createStoryKeeper(
    () => {
      throw new Error("SecurityError");
    },
    () => 0,
  );
  keeper.save(story("a", "done"));
  keeper.clear();
});

test("a story that was put away can be taken out until the next one has words", () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
  const keeper = createStoryKeeper(
    () => storage,
    () => 0,
  );
  keeper.save(story("The first.", "done"));
  keeper.putAway();
  expect([...items.keys()]).toEqual([storageKeys.storyPutAway]);
  expect(JSON.parse(items.get(storageKeys.storyPutAway) ?? "")).toMatchObject({ text: "The first." });
  // A telling that comes to nothing, and a second 'Start Over', lose it no more than a reload does.
  keeper.clear();
  keeper.putAway();
  expect(items.has(storageKeys.storyPutAway)).toBe(true);
  keeper.save(story("The second."));
  expect([...items.keys()]).toEqual([storageKeys.story]);
});
