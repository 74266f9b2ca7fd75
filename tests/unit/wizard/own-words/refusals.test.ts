import { expect, test } from "vitest";
import { parseAnswers } from "../../../../app/wizard/answers/answers";
import { readRefused, refusalOf, refusedAmong } from "../../../../app/wizard/own-words/refusals";

const answers = parseAnswers({ interests: ["space", "bees", "guns and killing"], lesson: "hit back" });
const guns = { field: "interests", text: "guns and killing", sentence: "No weapons." } as const;
const hitting = { field: "lesson", text: "hit back", sentence: "No hitting." } as const;

test("words are known again however they are written, and only in their own question", () => {
  expect(refusalOf([guns], "interests", "Guns AND killing")).toBe("No weapons.");
  expect(refusalOf([guns], "interests", "guns")).toBeUndefined();
  expect(refusalOf([guns], "lesson", "guns and killing")).toBeUndefined();
});

test("of known refusals those count whose words are still among the answers", () => {
  expect(refusedAmong(answers, [hitting, guns])).toEqual([guns, hitting]);
  expect(refusedAmong(parseAnswers({ interests: ["space"] }), [hitting, guns])).toEqual([]);
});

test("a refused request is read word by word", () => {
  const fields = { interests: "No weapons.", lesson: "No hitting." };
  expect(readRefused(answers, { fields, refusedInterests: [2] })).toEqual({ refusals: [guns, hitting], errors: {} });
});

test("what cannot be said of single words is said of the question", () => {
  const preset = parseAnswers({ interests: ["space"], lesson: "courage" });
  const fields = { interests: "Choose again.", lesson: "And again.", age: "Too old." };
  expect(readRefused(preset, { fields, refusedInterests: [0, 9] })).toEqual({ refusals: [], errors: fields });
  expect(readRefused(answers, { fields: { interests: "Something." } })).toEqual({
    refusals: [],
    errors: { interests: "Something." },
  });
});
