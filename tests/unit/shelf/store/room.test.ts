import { expect, test } from "vitest";
import type { KeptStory } from "../../../../app/shelf/kept-story";
import { leaving, leavingUnderPressure, merged, mostStories } from "../../../../app/shelf/store/room";

const story = (id: string, toldAt: number, pinned = false) => ({ id, toldAt, pinned }) as KeptStory;
const evenings = (count: number, pinned = false) => Array.from({ length: count }, (_, i) => story(`e${i}`, i, pinned));

test("the oldest without a heart make way, as many as are too many", () => {
  expect(leaving(evenings(mostStories))).toEqual([]);
  expect(leaving(evenings(mostStories + 2))).toEqual(["e0", "e1"]);
  const [first, ...others] = evenings(mostStories + 1);
  expect(leaving([story(first?.id ?? "", 0, true), ...others])).toEqual(["e1"]);
});

test("a story with a heart never leaves", () => {
  expect(leaving(evenings(mostStories + 5, true))).toEqual([]);
  expect(leavingUnderPressure(evenings(5, true))).toEqual([]);
  expect(leavingUnderPressure(evenings(30))).toEqual(Array.from({ length: 10 }, (_, i) => `e${i}`));
});

test("one that comes again stays as it is, with the heart of either", () => {
  const here = [story("a", 1), story("b", 2, true)];
  expect(merged(here, [story("a", 9), story("b", 9)])).toEqual({ puts: [], gone: [] });
  expect(merged(here, [story("a", 9, true)])).toEqual({ puts: [story("a", 1, true)], gone: [] });
});

test("a new one takes the place of the oldest; an older one than all does not come", () => {
  const full = evenings(mostStories);
  expect(merged(full, [story("new", 999)])).toEqual({ puts: [story("new", 999)], gone: ["e0"] });
  expect(merged(full, [story("old", -1)])).toEqual({ puts: [], gone: [] });
});

test("where hearts take all the room nothing comes", () => {
  const full = evenings(mostStories, true);
  expect(merged(full, [story("new", 999)])).toEqual({ puts: [], gone: [] });
  expect(merged(full, [story("new", 999, true)])).toEqual({ puts: [], gone: [] });
});
