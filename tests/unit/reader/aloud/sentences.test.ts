import { expect, test } from "vitest";
import { expectedMs, rateAt, silenceBefore } from "../../../../app/reader/aloud/pace";
import { sentencesOf } from "../../../../app/reader/aloud/sentences";

const wordsOf = (...texts: string[]) =>
  sentencesOf(texts.map((text) => ({ text, chapter: 0 }))).map((one) => one.words);

test("a paragraph is read sentence by sentence, what is said with who says it", () => {
  expect(wordsOf("“Is it far?” asked Nora. “No!” said the moon… “Not for you.” They went.")).toEqual([
    "“Is it far?” asked Nora.",
    "“No!” said the moon…",
    "“Not for you.”",
    "They went.",
  ]);
  expect(wordsOf("Mr. Bakker met St. Nicholas. He wrote J. Duck on it.")).toEqual([
    "Mr. Bakker met St. Nicholas.",
    "He wrote J. Duck on it.",
  ]);
  expect(wordsOf("“I know,” said Ann. — and went")).toEqual(["“I know,” said Ann. — and went"]);
});

test("what has neither letter nor digit is not spoken, and marks of direction are not said", () => {
  expect(wordsOf("", "…", "* * *", "A title without an end")).toEqual(["A title without an end"]);
  expect(wordsOf("\u2068שרה\u2069 slept. Good\u00ad night.")).toEqual(["שרה slept.", "Good night."]);
});

test("each sentence knows where it stands, letter by letter", () => {
  const text = "One.  “Two?” Three";
  const found = sentencesOf([
    { text: "Title", chapter: -1 },
    { text, chapter: 2 },
  ]);
  expect(found.map(({ block, chapter }) => [block, chapter])).toEqual([
    [0, -1],
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(found.slice(1).map(({ start, end }) => text.slice(start, end))).toEqual(["One.", "“Two?”", "Three"]);
});

test("no utterance is so long that Chrome falls silent in it, and none is cut inside a word", () => {
  const text = `${"The moon went over the hill, and over the sea; ".repeat(12)}home. ${"a".repeat(400)}`;
  const found = sentencesOf([{ text, chapter: 0 }]);
  expect(Math.max(...found.map(({ words }) => words.length))).toBeLessThanOrEqual(180);
  expect(
    found
      .map(({ start, end }) => text.slice(start, end))
      .join("")
      .replaceAll(" ", ""),
  ).toBe(text.replaceAll(" ", ""));
  expect(found[0]?.words).toMatch(/[,;]$/);
});

test("the pace slows down towards sleep and stays within its bounds", () => {
  const rates = [0, 0.2, 0.5, 0.8, 1].map(rateAt);
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
  expect(rates[0]).toBe(0.95);
  expect(rates.at(-1)).toBeCloseTo(0.85);
  const at = (block: number, chapter: number) => ({ block, chapter, start: 0, end: 1, words: "a" });
  expect(silenceBefore(at(0, 0), undefined, 0)).toBe(0);
  const silences = [at(0, 0), at(1, 0), at(1, 1)].map((next) => silenceBefore(next, at(0, 0), 0));
  expect(silences).toEqual([...silences].sort((a, b) => a - b));
  expect(silenceBefore(at(1, 0), at(0, 0), 1)).toBeGreaterThan(silenceBefore(at(1, 0), at(0, 0), 0));
  expect(expectedMs("a".repeat(180), 0.85)).toBeLessThan(20_000);
});
