import { expect, test } from "vitest";
import { newestFirst, storyId, titleOf, toKeptStory } from "../../../app/shelf/kept-story";
import type { StoryRequest } from "../../../app/story/request";

const answers = { age: 5, style: "gentle", lesson: "kindness", readingTime: "5-7 minutes" } as const;
const request: StoryRequest = {
  ...answers,
  gender: "girl",
  interests: ["space", "my cat Pickles"],
  user_identifier: "somebody",
  country: "GB",
  seed: 7,
  storyteller: "storybook",
};
const told = {
  text: "**The Comet**\n\nNora looked up.",
  storyteller: "storybook",
  hero: "Nora",
  metadata: { ...answers, title: "The Comet" },
  receipt: "v1.1.abc",
  retelling: { seed: 7, version: "t1f2e3d4c;4-5/space/the-comet@0a1b2c3d:0", country: "GB" },
} as const;

test("keeps the story with its answers, and neither who asked nor from where", () => {
  const kept = toKeptStory(told, request, 1000);
  expect(kept).toEqual({
    ...told,
    id: storyId(told.text),
    request: { ...answers, gender: "girl", interests: ["space", "my cat Pickles"] },
    toldAt: 1000,
    pinned: false,
  });
  expect(JSON.stringify(kept)).not.toContain("somebody");
});

test("a story of the longest kind is kept; one beyond all measure is not, nor what is no story", () => {
  expect(toKeptStory({ ...told, text: `**T**\n\n${"a ".repeat(20_000)}` }, request, 0)).toBeDefined();
  expect(toKeptStory({ ...told, text: `**T**\n\n${"a ".repeat(30_000)}` }, request, 0)).toBeUndefined();
  expect(toKeptStory({ ...told, text: "**Only a title**" }, request, 0)).toBeUndefined();
});

test("an id says which text it is", () => {
  const texts = Array.from({ length: 2000 }, (_, i) => `**Story ${i}**\n\nIt was quiet.`);
  expect(new Set(texts.map(storyId)).size).toBe(texts.length);
  expect(storyId(told.text)).toBe(storyId(told.text));
  for (const text of texts) expect(storyId(text)).toMatch(/^s[0-9a-f]{16}$/);
});

test("the newest comes first, and each has a title", () => {
  const [one, two] = [toKeptStory(told, request, 1), toKeptStory({ ...told, text: "Once it rained." }, request, 2)];
  if (!one || !two) throw new Error("not kept");
  expect(newestFirst([one, two])).toEqual([two, one]);
  expect(titleOf(one)).toBe("The Comet");
  expect(titleOf({ ...two, metadata: { ...two.metadata, title: "" } })).toBe("A story without a title");
});
