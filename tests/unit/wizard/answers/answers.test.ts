import fc from "fast-check";
import { expect, test } from "vitest";
import { answerFields } from "../../../../app/story/answers";
import { interests, maxInterests } from "../../../../app/story/catalogue";
import {
  addInterest,
  chooseLesson,
  firstUnanswered,
  isAnswered,
  noAnswers,
  ownInterests,
  ownLesson,
  parseAnswers,
  removeInterest,
  removeLesson,
} from "../../../../app/wizard/answers/answers";

const seed = 20261107;
const complete = {
  age: 5,
  gender: "girl",
  interests: ["space", "trains"],
  style: "funny",
  lesson: "courage",
  readingTime: "5-7 minutes",
};

test("a question without an answer is not answered", () => {
  expect(Object.keys(complete)).toEqual(answerFields);
  for (const field of answerFields) {
    expect(isAnswered(noAnswers, field)).toBe(false);
    expect(isAnswered(parseAnswers(complete), field)).toBe(true);
  }
});

test("the first unanswered question comes in the order of the steps", () => {
  expect(firstUnanswered(noAnswers)).toBe("age");
  expect(firstUnanswered(parseAnswers({ ...complete, interests: [] }))).toBe("interests");
  expect(firstUnanswered(parseAnswers(complete))).toBeUndefined();
});

test("toggling an interest chooses it and takes it away again", () => {
  const chosen = addInterest(noAnswers, "space");
  expect(chosen.interests).toEqual(["space"]);
  expect(removeInterest(chosen, "space").interests).toEqual([]);
});

test("a custom interest is trimmed", () => {
  expect(addInterest(noAnswers, "  red   trains ").interests).toEqual(["red trains"]);
});

test.each(["", "   ", "\u200b", "x".repeat(61)])("%j is no interest", (text) => {
  expect(addInterest(noAnswers, text)).toBe(noAnswers);
});

test("an interest of 60 code points is one, whatever they take in UTF-16", () => {
  expect(addInterest(noAnswers, "🚂".repeat(60)).interests).toHaveLength(1);
});

test("an equal interest is not added twice", () => {
  const chosen = addInterest(noAnswers, "Trains");
  expect(addInterest(chosen, "tRAINS")).toBe(chosen);
  expect(addInterest(chosen, "Ｔｒａｉｎｓ")).toBe(chosen);
});

test("a custom interest that says the same as a preset chooses the preset", () => {
  expect(addInterest(noAnswers, "surprise me").interests).toEqual(["random"]);
});

test("at the limit nothing is added, and removing makes room", () => {
  const own = Array.from({ length: maxInterests - interests.length }, (_, i) => `hobby ${i}`);
  const full = parseAnswers({ interests: [...interests.map(({ value }) => value), ...own] });
  expect(full.interests).toHaveLength(20);
  expect(addInterest(full, "trains")).toBe(full);
  expect(addInterest(removeInterest(full, "hobby 0"), "trains").interests).toContain("trains");
});

test("own words are told from presets", () => {
  const answers = parseAnswers({ ...complete, lesson: "Sleep in your own bed" });
  expect(ownInterests(answers)).toEqual(["trains"]);
  expect(ownLesson(answers)).toBe("Sleep in your own bed");
  expect(ownLesson(parseAnswers(complete))).toBeUndefined();
});

test("a lesson is chosen by value, by label and in own words, and removed", () => {
  expect(chooseLesson(noAnswers, "courage").lesson).toBe("courage");
  expect(chooseLesson(noAnswers, " being brave ").lesson).toBe("courage");
  expect(chooseLesson(noAnswers, " Share the bath ").lesson).toBe("Share the bath");
  expect(chooseLesson(noAnswers, "x".repeat(121))).toBe(noAnswers);
  expect(removeLesson(chooseLesson(noAnswers, "courage"))).toEqual(noAnswers);
});

test("answers survive being stored", () => {
  const answers = parseAnswers(complete);
  expect(answers).toEqual(complete);
  expect(parseAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
});

test("malformed answers are dropped one by one", () => {
  const stored = { ...complete, age: 13, gender: "cat", interests: ["space", 7, "", "SPACE"], style: null, lesson: [] };
  expect(parseAnswers(stored)).toEqual({ interests: ["space"], readingTime: "5-7 minutes" });
});

test("anything at all is read without an error, and reading twice changes nothing", () => {
  const field = fc.oneof(fc.anything(), fc.string(), fc.array(fc.string()), fc.integer());
  const record = fc.record(
    { age: field, gender: field, interests: field, style: field, lesson: field, readingTime: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), record), (value) => {
      const answers = parseAnswers(value);
      expect(answers.interests.length).toBeLessThanOrEqual(maxInterests);
      expect(parseAnswers(answers)).toEqual(answers);
    }),
    { seed, numRuns: 400 },
  );
});
