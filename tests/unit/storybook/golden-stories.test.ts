import path from "node:path";
import { expect, test } from "vitest";
import type { StoryRequest } from "../../../app/story/request";
import { libraryOf } from "../../support/storybook/made-tales";
import { ourLibrary, tell } from "../../support/storybook/samples";

/** The library grows; these four have been in it from its first day. */
const finished = [
  "2-3/cars/the-tunnel-that-said-toot",
  "4-5/dinosaurs/olive-is-busy",
  "6-8/sports/the-light-that-walked-alone",
  "9-12/space/half-an-hour-of-dark",
];
const library = libraryOf(finished.flatMap((id) => ourLibrary().tales.get(id) ?? []));

type Answers = Pick<StoryRequest, "age" | "gender" | "interests" | "style" | "lesson" | "readingTime" | "country">;
const golden: readonly (readonly [name: string, seed: number, answers: Answers])[] = [
  [
    "3-short",
    1,
    { age: 3, gender: "girl", interests: ["trains"], style: "bedtime", lesson: "kindness", readingTime: "2-3 minutes" },
  ],
  [
    "2-long",
    2,
    {
      age: 2,
      gender: "neutral",
      interests: ["cars", "🦄"],
      style: "gentle",
      lesson: "sharing",
      readingTime: "5-7 minutes",
    },
  ],
  [
    "4-short",
    3,
    {
      age: 4,
      gender: "boy",
      interests: ["dinosaurs", "art"],
      style: "funny",
      lesson: "honesty",
      readingTime: "2-3 minutes",
      country: "GB",
    },
  ],
  [
    "5-long-habit",
    4,
    {
      age: 5,
      gender: "girl",
      interests: ["dinosaurs"],
      style: "everyday",
      lesson: "always brush your teeth",
      readingTime: "5-7 minutes",
    },
  ],
  [
    "7-short-own-lesson",
    5,
    {
      age: 7,
      gender: "neutral",
      interests: ["football", "my cat Pickles"],
      style: "mysterious",
      lesson: "don't be afraid of the dark",
      readingTime: "2-3 minutes",
      country: "GB",
    },
  ],
  [
    "6-two-tales",
    6,
    {
      age: 6,
      gender: "boy",
      interests: ["sports", "space"],
      style: "magical",
      lesson: "courage",
      readingTime: "10-12 minutes",
    },
  ],
  [
    "9-long",
    7,
    {
      age: 9,
      gender: "girl",
      interests: ["space", "music"],
      style: "educational",
      lesson: "respect",
      readingTime: "5-7 minutes",
    },
  ],
  [
    "11-three-tales",
    8,
    {
      age: 11,
      gender: "neutral",
      interests: ["space", "sports", "dinosaurs"],
      style: "nature",
      lesson: "gratitude",
      readingTime: "15 minutes",
      country: "GB",
    },
  ],
];

// What changed on purpose is read, and renewed: npx vitest run --project unit golden --update
test.each(golden)("%s is told to the letter", async (name, seed, answers) => {
  const text = tell({ ...answers, interests: [...answers.interests] }, seed * 65_536, library);
  await expect(`${text}\n`).toMatchFileSnapshot(path.join(import.meta.dirname, `golden/${name}.txt`));
});
