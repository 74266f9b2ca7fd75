import { expect, test } from "vitest";
import { parseWordsToReview } from "../../../../app/story/own-words/words-to-review";

test("words come out as a story request has them: clean, without duplicates, presets by their value", () => {
  const parsed = parseWordsToReview({ interests: ["  my\u0000 cat ", "My Cat", "Space"], lesson: "Being Brave" });
  expect(parsed).toEqual({ ok: true, words: { interests: ["my cat", "space"], lesson: "courage" } });
});

test("nothing else of a story request is read", () => {
  const parsed = parseWordsToReview({ lesson: "courage", age: 99, user_identifier: "anna" });
  expect(parsed).toEqual({ ok: true, words: { lesson: "courage" } });
});

test.each([undefined, null, 7, "words", [], {}])("%j is refused with a sentence", (input) => {
  expect(parseWordsToReview(input)).toEqual({ ok: false, fields: { request: expect.any(String) } });
});
