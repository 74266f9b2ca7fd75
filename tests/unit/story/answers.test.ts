import { expect, test } from "vitest";
import { ownWordsIn, pickAnswers } from "../../../app/story/answers";

const answers = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs", "steam trains", "random"],
  style: "gentle",
  lesson: "wait for one another",
  readingTime: "15 minutes",
} as const;

test("the answers alone are picked, and no field that is not known", () => {
  const request = { ...answers, interests: [...answers.interests], user_identifier: "anna", country: "GB", seed: 7 };
  expect(pickAnswers(request)).toEqual(answers);
  expect(pickAnswers({ age: 3, style: undefined })).toEqual({ age: 3 });
});

test("a parent's own words are told from presets, each with its field, in order", () => {
  expect(ownWordsIn({ interests: [...answers.interests], lesson: answers.lesson })).toEqual([
    { field: "interests", text: "steam trains" },
    { field: "lesson", text: "wait for one another" },
  ]);
  expect(ownWordsIn({ interests: ["animals"], lesson: "kindness" })).toEqual([]);
  expect(ownWordsIn({})).toEqual([]);
});
