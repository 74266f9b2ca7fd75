import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAnswers } from "../../../../app/wizard/answers/answers";
import { preselectionFromSearch, preselectionFromStorage } from "../../../../app/wizard/answers/preselection";

const seed = 20261107;

test.each([
  ["age", "3", { age: 3 }],
  ["age", '"3"', { age: 3 }],
  ["age", '"8+"', { age: 8 }],
  ["style", '"gentle"', { style: "gentle" }],
  ["interests", '["dinosaurs"]', { interests: ["dinosaurs"] }],
  ["interests", '["Animals"]', { interests: ["animals"] }],
  ["interests", '["princesses"]', { interests: ["princesses"] }],
  ["interests", '"cars"', { interests: ["cars"] }],
])("%s %s is preselected", (category, value, preselection) => {
  expect(preselectionFromStorage(category, value)).toEqual(preselection);
});

test.each([
  [null, null],
  ["age", null],
  [null, "3"],
  ["age", "not JSON"],
  ["age", "13"],
  ["age", "99"],
  ["age", "3.5"],
  ["age", '"3+"'],
  ["age", '""'],
  ["age", "[3]"],
  ["age", "null"],
  ["age", "{"],
  ["style", '"scary"'],
  ["style", "gentle"],
  ["style", '["gentle"]'],
  ["interests", "[]"],
  ["interests", '{"length":3}'],
  ["interests", '[null, 3, " "]'],
  ["interests", JSON.stringify(["x".repeat(61)])],
  ["lesson", '"courage"'],
  ["lesson", '"kindness"'],
  ["__proto__", "3"],
])("%j %j preselects nothing", (category, value) => {
  expect(preselectionFromStorage(category, value)).toEqual({});
});

test("whatever is stored, what comes out is a valid answer to the named question", () => {
  const category = fc.oneof(fc.constantFrom("age", "style", "interests"), fc.string());
  const value = fc.oneof(fc.string(), fc.json());
  fc.assert(
    fc.property(category, value, (category, value) => {
      const preselection = preselectionFromStorage(category, value);
      expect(Object.keys(preselection).filter((field) => field !== category)).toEqual([]);
      expect(parseAnswers(preselection)).toEqual({ interests: [], ...preselection });
    }),
    { seed, numRuns: 500 },
  );
});

test.each([
  ["?age=8%2B", { age: 8 }],
  ["?age=8+", { age: 8 }],
  ["?age=2", { age: 2 }],
  ["?style=adventurous", { style: "adventurous" }],
  ["?interests=superheroes", { interests: ["superheroes"] }],
  ["?interests=animals,cars&interests=Space", { interests: ["animals", "cars", "space"] }],
  ["?age=4&style=funny", { age: 4, style: "funny" }],
  ["", {}],
  ["?age=&style=&interests=", {}],
  ["?age=100&style=scary&interests=,%20,", {}],
])("the address %s preselects", (search, preselection) => {
  expect(preselectionFromSearch(new URLSearchParams(search))).toEqual(preselection);
});
