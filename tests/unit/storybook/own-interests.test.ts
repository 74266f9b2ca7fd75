import { expect, test } from "vitest";
import type { StoryRequest } from "../../../app/story/request";
import { inWords } from "../../../app/storybook/emoji-words";
import { sampleRequest, tell } from "./samples";

test.each([
  ["🦄", "unicorns"],
  ["🦄🌈", "unicorns and rainbows"],
  ["⭐⭐", "stars"],
  ["🏴‍☠️", "pirates"],
  ["🧚‍♀️", "fairies"],
  ["☀️", "the sun"],
  ["trains 🚂", "trains"],
  ["恐竜 🦖", "恐竜"],
  ["trains", "trains"],
  ["R2 and 1st place", "R2 and 1st place"],
])("%s is read aloud as %s", (emoji, words) => {
  expect(inWords(emoji)).toBe(words);
});

test("an emoji without a word of ours stays as it was given", () => {
  expect(inWords("👨‍👩‍👧")).toBe("👨‍👩‍👧");
});

const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const storiesWith = (interests: string[], more: Partial<StoryRequest> = {}) =>
  seeds.map((seed) => tell({ ...sampleRequest(0, 6, "5-7 minutes"), ...more, interests }, seed));

test("no story shows an emoji that has a word", () => {
  for (const story of storiesWith(["🦄", "🌈 and 🚂", "🐶🐱"])) expect(story).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("what is played goes in front of what carries it", () => {
  for (const story of storiesWith(["playing football"])) {
    expect(story).toMatch(/football/u);
    expect(story).not.toMatch(/people playing|playing football on/u);
  }
  // Not everything after 'playing' is a thing.
  for (const story of storiesWith(["playing outside"]))
    expect(story).not.toMatch(/\boutside (?:lamp|song|story|bag)\b/u);
});

test("a second person’s things are that person’s", () => {
  for (const story of storiesWith(["my cat Pickles", "Grandma"], { gender: "girl" })) {
    expect(story).toMatch(/(?:Grandma|Pickles)’s /u);
    expect(story).not.toMatch(/a picture of (?:Grandma|her cat)|(?:Grandma|Pickles) on it/u);
  }
});

test("a song is about the whole of a phrase", () => {
  const stories = storiesWith(["why the sky is blue"]);
  for (const story of stories) expect(story).toMatch(/about why the sky is blue/u);
});
