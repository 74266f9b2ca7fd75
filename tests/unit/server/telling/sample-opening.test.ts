import { expect, test } from "vitest";
import type { StoryRequest } from "../../../../app/story/request";
import { tellOpening } from "../../../../server/telling/sample-opening";
import type { Storyteller } from "../../../../server/telling/storyteller";

const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["animals"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "5-7 minutes",
};

function teller(pieces: readonly string[]): { storyteller: Storyteller; told: () => number } {
  let told = 0;
  async function* tell() {
    for (const piece of pieces) {
      told += 1;
      yield piece;
    }
  }
  return { storyteller: { name: "storybook", isOurs: true, tell }, told: () => told };
}

const long = "x".repeat(300);

test.each([
  [
    "three short paragraphs",
    ["**The Kite**", "\n\nOne.", "\n\nTwo **bold** words.", "\n\nThree.", "\n\nFour.", "\n\nFive."],
    ["One.", "Two bold words.", "Three."],
    5,
  ],
  ["two long ones", ["**The Kite**", `\n\n${long}`, `\n\n${long}`, "\n\nThree.", "\n\nFour."], [long, long], 4],
  ["all of a story with fewer", ["**The Kite**\n", "\nOne", ".", "\n\nTwo."], ["One.", "Two."], 4],
  [
    "no chapter's title",
    ["**The Kite**", "\n\nChapter 1: Wind", "\n\nOne.", "\n\nTwo.", "\n\nThree.", "\n\nFour."],
    ["One.", "Two.", "Three."],
    6,
  ],
])("the opening is %s, and no more is asked for", async (_, pieces, paragraphs, asked) => {
  const { storyteller, told } = teller(pieces);
  expect(await tellOpening(storyteller, request)).toEqual({ title: "The Kite", paragraphs });
  expect(told()).toBe(asked);
});
