import { expect, test } from "vitest";
import { lessons } from "../../../../app/story/catalogue";
import { readLesson } from "../../../../app/storybook/lessons/read-lesson";
import { fillKnown } from "../../../../app/storybook/teller/fill";
import { pronounsOf } from "../../../../app/storybook/teller/pronouns";
import { ownLessons } from "./own-lessons";

const table = ownLessons
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("the table is long enough to mean something", () => {
  expect(table.length).toBeGreaterThan(120);
});

test.each(table)("%s is %s: %s", (words = "", lesson, told) => {
  const read = readLesson(words);
  expect([read.lesson, read.say ? `"${read.say}"` : read.habit]).toEqual([lesson, told]);
});

test.each(table.map(([words = ""]) => words))("%s reads in a sentence", (words) => {
  const { say, habit } = readLesson(words);
  expect([say, habit].filter((one) => one !== undefined)).toHaveLength(1);
  if (habit) expect(fillKnown(`She ${habit} before bed.`, pronounsOf("girl"))).not.toMatch(/[{}]/u);
  if (!say) return;
  expect(say).toMatch(/^(?:\p{Lu}|\p{Lo})/u);
  expect(say).not.toMatch(
    /[.!?{}"]|\s\s|\bWe (?:not|\p{L}+ing|an?|the)\b|\bone of them is (?:not|be|to)\b|\btry to (?:\p{L}+ing|a|the)\b|\bmy\b/u,
  );
  expect(say).not.toMatch(/^We (?:\p{L}+ ){0,2}(?:yourself|himself|herself)\b/u);
});

test("the eight are themselves", () => {
  for (const { value } of lessons) expect(readLesson(value)).toEqual({ lesson: value });
});

test("any words give something to say, and the same each time", () => {
  for (const words of ["?", "🙂", "x", "to", "don't", "be", "I", "{hero} wins", "a ".repeat(60), "…"]) {
    const read = readLesson(words);
    expect(read).toEqual(readLesson(words));
    expect(read.say ?? read.habit).toBeTruthy();
    expect(read.say ?? "").not.toContain("{");
  }
});
