import { expect, test } from "vitest";
import { linkWithName, readNameLink } from "../../../app/child/name-link.client";
import { parseStory } from "../../../app/story/text/text";

const url = "https://moon.example/shared/abc";
const story = parseStory(
  "**The Moon**\n\nThen came the robin. Up the hill went Nora, and Robin too. The end of the day.",
);

test.each(["Zoë", "D'Arcy (Jr.) & Co #1", "美咲", "a+b=c%20", "👩‍🚀", "مريم"])(
  "%s comes back from its link",
  (name) => {
    const link = linkWithName(url, { hero: "Nora", name });
    expect(link).toMatch(/^https:\/\/moon\.example\/shared\/abc#for=[\w.~%-]+&as=Nora$/);
    expect(readNameLink(new URL(link).hash, story)).toEqual({ hero: "Nora", name });
  },
);

test.each([
  ["nothing", ""],
  ["another hash", "#story"],
  ["no hero", "#for=Zoe"],
  ["no name", "#as=Nora"],
  ["too long", `#for=${"a".repeat(41)}&as=Nora`],
  ["not clean", "#for=%E2%80%AEZoe&as=Nora"],
  ["broken letters", "#for=Zo%C3&as=Nora"],
  ["nobody of the story", "#for=Zoe&as=Ines"],
  ["any word", "#for=Zoe&as=the"],
  ["a word at the beginning of sentences", "#for=Zoe&as=The"],
  ["a pattern", "#for=Zoe&as=.%2B"],
  ["more than a word", "#for=Zoe&as=Up the hill went Nora"],
])("%s changes nothing", (_, hash) => {
  expect(readNameLink(hash, story)).toBeUndefined();
});

test("where the page knows the hero, the link's is not asked", () => {
  expect(readNameLink("#for=Zoe&as=Robin", story, "Nora")).toEqual({ hero: "Nora", name: "Zoe" });
});
