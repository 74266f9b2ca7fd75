import { expect, test } from "vitest";
import { summaryParts, summarySentence } from "../../../app/reader/story-summary";

test("the subtitle gives length, style and age in the catalogue's words", () => {
  expect(summarySentence({ age: 4, style: "gentle", readingTime: "5-7 minutes" })).toBe(
    "A Gentle story of 5-7 minutes, for age 4",
  );
  expect(summarySentence({ age: 12, style: "nature", readingTime: "15 minutes" })).toBe(
    "An Animal & Nature story of 15 minutes, for age 12",
  );
});

test("the footer line gives age, style, length and, where there is one, the lesson", () => {
  const story = { age: 4, style: "bedtime", readingTime: "2-3 minutes" };
  expect(summaryParts({ ...story, lesson: "courage" })).toEqual([
    "Age: 4",
    "Style: Bedtime Routine",
    "Length: 2-3 minutes",
    "Lesson: Being Brave",
  ]);
  expect(summaryParts({ ...story, lesson: "Why we share the moon" }).at(-1)).toBe("Lesson: Why we share the moon");
  expect(summaryParts(story)).toHaveLength(3);
});
