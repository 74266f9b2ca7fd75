import { expect, test } from "vitest";
import { interestTooLong, lessonTooLong } from "../../../../app/story/own-words/own-words";
import { noAnswers, parseAnswers } from "../../../../app/wizard/answers/answers";
import { allInterestsChosen, problemWith, takeIn } from "../../../../app/wizard/own-words/typed-words";

const full = parseAnswers({ interests: Array.from({ length: 20 }, (_, i) => `hobby ${i}`) });

test("nothing typed is no problem", () => {
  expect(problemWith(full, "interests", " ")).toBeUndefined();
  expect(problemWith(noAnswers, "lesson", "")).toBeUndefined();
});

test("over-long words are told in a sentence", () => {
  expect(problemWith(noAnswers, "interests", "x".repeat(61))).toBe(interestTooLong);
  expect(problemWith(noAnswers, "interests", "🚂".repeat(60))).toBeUndefined();
  expect(problemWith(noAnswers, "lesson", "x".repeat(121))).toBe(lessonTooLong);
  expect(problemWith(noAnswers, "lesson", "x".repeat(120))).toBeUndefined();
});

test("at the limit only an interest that is chosen already is no problem", () => {
  expect(problemWith(full, "interests", "trains")).toBe(allInterestsChosen);
  expect(problemWith(full, "interests", "Hobby 3")).toBeUndefined();
});

test("words that were refused before are so again", () => {
  const refusals = [{ field: "lesson", text: "hit back", sentence: "Please leave it out." }] as const;
  expect(problemWith(noAnswers, "lesson", " Hit back ", refusals)).toBe("Please leave it out.");
  expect(problemWith(noAnswers, "interests", "hit back", refusals)).toBeUndefined();
});

test("typed words become an answer, a lesson in place of the chosen one", () => {
  expect(takeIn(noAnswers, "interests", " trains ").interests).toEqual(["trains"]);
  expect(takeIn(parseAnswers({ lesson: "courage" }), "lesson", "Share the bath").lesson).toBe("Share the bath");
});

test("words with a problem change nothing", () => {
  expect(takeIn(full, "interests", "trains")).toBe(full);
  expect(takeIn(noAnswers, "lesson", "x".repeat(121))).toBe(noAnswers);
});
