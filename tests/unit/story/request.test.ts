import fc from "fast-check";
import { expect, test } from "vitest";
import { ages, genders, interests, lessons, readingTimes, styles } from "../../../app/story/catalogue";
import { countCodePoints } from "../../../app/story/own-words/clean-text";
import { parseStoryRequest } from "../../../app/story/request";

const valid = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};

function parsed(change: Record<string, unknown>) {
  const result = parseStoryRequest({ ...valid, ...change });
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.request;
}

function refused(input: unknown): string[] {
  const result = parseStoryRequest(input);
  return result.ok ? [] : Object.keys(result.fields);
}

const anyOf = (choices: readonly { value: string }[]) => fc.constantFrom(...choices.map(({ value }) => value));

test("takes every combination of presets unchanged", () => {
  const request = fc.record({
    age: fc.constantFrom(...ages),
    gender: anyOf(genders),
    interests: fc.uniqueArray(anyOf(interests), { minLength: 1 }),
    style: anyOf(styles),
    lesson: anyOf(lessons),
    readingTime: anyOf(readingTimes),
  });
  fc.assert(
    fc.property(request, (answers) => {
      expect(parseStoryRequest(answers)).toEqual({ ok: true, request: answers });
    }),
    { seed: 2 },
  );
});

test("never throws, and what it takes is within the limits", () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true });
  const nearly = fc
    .record({ age: anything, gender: anything, interests: anything, style: anything, lesson: anything })
    .map((change) => ({ ...valid, ...change }));
  const words = fc
    .record({ interests: fc.array(fc.string({ unit: "binary" })), lesson: fc.string({ unit: "binary" }) })
    .map((change) => ({ ...valid, ...change }));
  fc.assert(
    fc.property(fc.oneof(anything, nearly, words), (input) => {
      const result = parseStoryRequest(input);
      if (!result.ok) return Object.keys(result.fields).length > 0;
      const { request } = result;
      expect(request.interests.length).toBeGreaterThan(0);
      expect(request.interests.length).toBeLessThanOrEqual(20);
      for (const interest of request.interests) expect(countCodePoints(interest)).toBeLessThanOrEqual(60);
      expect(countCodePoints(request.lesson)).toBeLessThanOrEqual(120);
      expect(parseStoryRequest(request)).toEqual(result);
      return true;
    }),
    { seed: 3, numRuns: 3000 },
  );
});

test("cleans a parent's own words and drops duplicates, whatever their case or width", () => {
  expect(parsed({ interests: [" trains ", "Ｔrains", "TRAINS", "my cat\u200B Pickles"] }).interests).toEqual([
    "trains",
    "my cat Pickles",
  ]);
});

test("own words that say the same as a preset are that preset", () => {
  expect(parsed({ interests: ["Dinosaurs", "surprise me", "DINOSAURS"] }).interests).toEqual(["dinosaurs", "random"]);
  expect(parsed({ lesson: "being kind to others" }).lesson).toBe("kindness");
});

test("limits count after cleaning: 60 and 120 code points, 20 interests", () => {
  expect(refused({ ...valid, interests: ["🦕".repeat(60)] })).toEqual([]);
  expect(refused({ ...valid, interests: ["🦕".repeat(61)] })).toEqual(["interests"]);
  expect(refused({ ...valid, lesson: "ß".repeat(120) })).toEqual([]);
  expect(refused({ ...valid, lesson: "ß".repeat(121) })).toEqual(["lesson"]);
  const many = (count: number) => Array.from({ length: count }, (_, i) => `thing ${i}`);
  expect(refused({ ...valid, interests: many(20) })).toEqual([]);
  expect(refused({ ...valid, interests: many(21) })).toEqual(["interests"]);
});

test("an unusable country or anonymous id counts as absent", () => {
  expect(parsed({ country: "Atlantis", user_identifier: "x".repeat(65) })).toEqual(valid);
  expect(parsed({ country: "gb", user_identifier: "0b5e-1" })).toEqual({
    ...valid,
    country: "GB",
    user_identifier: "0b5e-1",
  });
});

test("a pace that nobody reads at counts as absent", () => {
  for (const words_per_minute of [59, 261, 99.5, "120", null]) expect(parsed({ words_per_minute })).toEqual(valid);
  expect(parsed({ words_per_minute: 95 }).words_per_minute).toBe(95);
});

test("what was told before is cleaned, and what is unusable of it counts as absent", () => {
  for (const told_before of [null, "The Boot", 7, {}, [], [""], [null, {}], ["a".repeat(81)], ["\u200b"]])
    expect(parsed({ told_before }).told_before).toBeUndefined();
  const mixed = ["  The\nBoot\u202e ", 7, "", "月".repeat(80), "a".repeat(81)];
  expect(parsed({ told_before: mixed }).told_before).toEqual(["The Boot", "月".repeat(80)]);
  const many = Array.from({ length: 500 }, (_, i) => `Story ${i}`);
  expect(parsed({ told_before: many }).told_before).toEqual(many.slice(0, 20));
});

test("an unusable seed counts as absent", () => {
  for (const seed of [-1, 1.5, 2 ** 32, "7", null, {}]) expect(parsed({ seed })).toEqual(valid);
  expect(parsed({ seed: 0 }).seed).toBe(0);
  expect(parsed({ seed: 2 ** 32 - 1 }).seed).toBe(2 ** 32 - 1);
});

test("only the storybook can be asked for by name", () => {
  expect(parsed({ storyteller: "storybook" }).storyteller).toBe("storybook");
  expect(refused({ ...valid, storyteller: "model" })).toEqual(["storyteller"]);
});

test("fields that we do not know are left behind", () => {
  expect(parsed({ admin: true })).toEqual(valid);
});
