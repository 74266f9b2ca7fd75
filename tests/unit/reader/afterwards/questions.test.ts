import { expect, test } from "vitest";
import { questionsByLesson, questionsForAny, questionsForOwnLesson } from "../../../../app/reader/afterwards/questions";
import { questionsFor } from "../../../../app/reader/afterwards/questions-for";
import { taleQuestions } from "../../../../app/reader/afterwards/tale-questions";
import { ages, lessons } from "../../../../app/story/catalogue";

const all = [...Object.values(questionsByLesson), questionsForAny, questionsForOwnLesson].flatMap((byAge) =>
  Object.values(byAge).flat(),
);

test("each age and lesson has two questions of its own, short for the small ones", () => {
  expect(all).toHaveLength(10 * 4 * 2);
  expect(new Set(all).size).toBe(all.length);
  for (const question of all) expect(question).toMatch(/^[A-Z][^"']{10,115}[?!]$/);
  for (const byAge of Object.values(questionsByLesson))
    for (const question of byAge["2-3"]) expect(question.length).toBeLessThan(45);
});

test("they are chosen by age and lesson, with or without one, a parent's own among them", () => {
  for (const age of ages)
    for (const lesson of [undefined, "to wait your turn", ...lessons.map(({ value }) => value)])
      expect(questionsFor({ age, lesson })).toHaveLength(2);
  expect(questionsFor({ age: 5, lesson: "courage" })).toBe(questionsByLesson.courage["4-5"]);
  expect(questionsFor({ age: 3, lesson: "constructor" })).toBe(questionsForOwnLesson["2-3"]);
});

test("a tale asks its own, the last one of an evening, by the child's name; where a name is not known it does not", () => {
  const tales = {
    "4-5/space/a": ["Why?", "How?"],
    "4-5/space/b": ["Why did {hero} stop?", "How?"],
    "4-5/space/c": ["What did {dear} want?", "How?"],
  };
  const version = (...ids: string[]) => `t00000000;${ids.map((id) => `4-5/space/${id}@00000000:0`).join(";")}`;
  expect(taleQuestions(version("b", "a"), "Mira", tales)).toEqual(["Why?", "How?"]);
  expect(taleQuestions(version("a", "b"), "Mira", tales)).toEqual(["Why did Mira stop?", "How?"]);
  expect(taleQuestions(version("b"), undefined, tales)).toBeUndefined();
  expect(taleQuestions(version("c"), "Mira", tales)).toBeUndefined();
  expect(taleQuestions(version("gone"), "Mira", tales)).toBeUndefined();
  expect(taleQuestions(undefined, "Mira", tales)).toBeUndefined();
  expect(taleQuestions("constructor", "Mira", tales)).toBeUndefined();
});
