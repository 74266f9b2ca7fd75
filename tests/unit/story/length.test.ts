import { expect, test } from "vitest";
import { ages, readingTimes } from "../../../app/story/catalogue";
import { readingLevel, wordRange } from "../../../app/story/length";

/** Words a minute at which adults read aloud to listeners of that age. */
function pace(age: number): number {
  if (age <= 3) return 110;
  if (age <= 5) return 120;
  return age <= 8 ? 130 : 140;
}

test.each([
  [3, "2-3 minutes", 220, 330],
  [7, "5-7 minutes", 650, 910],
  [5, "5-7 minutes", 600, 840],
  [8, "10-12 minutes", 1300, 1560],
  [12, "15 minutes", 1950, 2250],
] as const)("age %i, %s", (age, readingTime, min, max) => {
  expect(wordRange(age, readingTime)).toEqual({ min, max });
});

test("a slow reader's story has fewer words and takes as long; none becomes another story for it", () => {
  expect(wordRange(5, "5-7 minutes", 120)).toEqual({ min: 600, max: 840 });
  expect(wordRange(5, "5-7 minutes", 90)).toEqual({ min: 450, max: 630 });
  expect(wordRange(5, "5-7 minutes", 60)).toEqual({ min: 360, max: 504 });
  expect(wordRange(5, "5-7 minutes", 260)).toEqual({ min: 900, max: 1260 });
});

test("every range takes the promised minutes at the pace of the age", () => {
  for (const age of ages) {
    for (const { value } of readingTimes) {
      const { min, max } = wordRange(age, value);
      const minutes = value.match(/\d+/g)?.map(Number) ?? [];
      expect(min / pace(age)).toBeGreaterThanOrEqual((minutes[0] ?? 0) - 1.5);
      expect(max / pace(age)).toBeLessThanOrEqual((minutes.at(-1) ?? 0) + 1.5);
    }
  }
});

test("language only grows with age", () => {
  for (const age of ages.slice(1)) {
    const before = readingLevel(age - 1);
    const { meanSentence, longestSentence, grade } = readingLevel(age);
    expect(meanSentence.min).toBeGreaterThanOrEqual(before.meanSentence.min);
    expect(longestSentence).toBeGreaterThanOrEqual(before.longestSentence);
    expect(grade.max).toBeGreaterThanOrEqual(before.grade.max);
  }
});
