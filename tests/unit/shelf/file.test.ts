import { expect, test } from "vitest";
import { fileName, longestFile, openShelfFile, readShelfFile, writeShelfFile } from "../../../app/shelf/file";
import { type KeptStory, storyId } from "../../../app/shelf/kept-story";
import { aKeptStory } from "../../support/browser/shelf";

const now = new Date("2026-11-23T19:00:00Z");
const kept = (title: string, toldAt: number): KeptStory => {
  const story = aKeptStory({ title, toldAt });
  return { ...story, id: storyId(story.text) };
};
const stories = [kept("Two", 2), kept("One", 1)];
const file = JSON.parse(writeShelfFile(stories, now)) as { stories: object[] } & Record<string, unknown>;
const changed = (change: object) => JSON.stringify({ ...file, ...change });
const withStory = (change: object) => changed({ stories: [{ ...file.stories[0], ...change }] });

test("what is written is read again, and names its format and day", () => {
  expect(readShelfFile(JSON.stringify(file))).toEqual({ ok: true, stories });
  expect(fileName(now)).toBe("moonthread-stories-2026-11-23.json");
  expect(file).toMatchObject({ format: "moonthread-stories", version: 1, saved: now.toISOString() });
});

test.each([
  ["", "does not hold"],
  ["<html>", "does not hold"],
  ["null", "does not hold"],
  ["[]", "does not hold"],
  ['{"format":"other","version":1,"stories":[]}', "does not hold"],
  [changed({ version: 2 }), "newer"],
  [changed({ stories: [] }), "no story"],
  [changed({ stories: {} }), "damaged"],
  [changed({ stories: Array(301).fill(file.stories[0]) }), "damaged"],
  [changed({ stories: [file.stories[0], {}] }), "damaged"],
  [withStory({ text: "" }), "damaged"],
  [withStory({ text: "**Only a title**" }), "damaged"],
  [withStory({ text: "a ".repeat(40_000) }), "damaged"],
  [withStory({ toldAt: 1e300 }), "damaged"],
  [withStory({ toldAt: -1 }), "damaged"],
  [withStory({ toldAt: "yesterday" }), "damaged"],
  [withStory({ pinned: "yes" }), "damaged"],
  [withStory({ storyteller: "somebody" }), "damaged"],
  [withStory({ receipt: "x".repeat(201) }), "damaged"],
  [withStory({ retelling: { seed: 1, version: "x".repeat(401) } }), "damaged"],
  [withStory({ retelling: { seed: 1, version: "x", country: "x".repeat(100) } }), "damaged"],
  [withStory({ metadata: { age: 99 } }), "damaged"],
  [withStory({ request: { age: 5 } }), "damaged"],
])("a file that is none of ours gets a sentence: %#", (text, words) => {
  const read = readShelfFile(text);
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(words) });
});

test("nothing that a file brings along comes with a story, and its ids are made anew", () => {
  const hostile = withStory({ id: "__proto__", user_identifier: "x", onclick: "alert(1)" });
  const read = readShelfFile(hostile.replace("{", '{"__proto__":{"polluted":true},'));
  if (!read.ok) throw new Error(read.message);
  expect(read.stories).toEqual([stories[0]]);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test("the same text twice is one story, the one that was told last", () => {
  const twice = changed({ stories: [{ ...file.stories[0], toldAt: 1 }, file.stories[0]] });
  expect(readShelfFile(twice)).toMatchObject({ ok: true, stories: [{ toldAt: 2 }] });
});

test("a file beyond all measure is not opened, and one that cannot be read is said to be so", async () => {
  const unread = { text: () => Promise.reject(new Error("NotReadableError")) };
  expect(await openShelfFile({ ...unread, size: longestFile + 1 })).toMatchObject({
    message: expect.stringContaining("larger"),
  });
  expect(await openShelfFile({ ...unread, size: 1 })).toMatchObject({
    message: expect.stringContaining("could not be read"),
  });
});
