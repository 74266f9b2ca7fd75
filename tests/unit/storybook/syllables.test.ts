import { expect, test } from "vitest";
import { syllablesIn } from "../../../app/storybook/syllables";
import { sampleOf } from "./checks";
import { syllablesOf, wordsOf } from "./measure";
import { sampleRequests } from "./samples";

test("the estimate of syllables moves no story's grade by more than a fifth", () => {
  for (const [request, seed] of sampleRequests(1, [2, 5, 7, 9, 12])) {
    const words = sampleOf(request, seed).measures.sentences.flatMap(wordsOf);
    const sum = (count: (word: string) => number) => words.reduce((total, word) => total + count(word), 0);
    const grade = (11.8 * (sum(syllablesIn) - sum(syllablesOf))) / words.length;
    expect(Math.abs(grade)).toBeLessThan(0.2);
  }
});

test("words that are not said as they are spelt", () => {
  const counts = { something: 2, everybody: 4, wanted: 2, hopped: 1, houses: 2, "couldn’t": 2, going: 2, idea: 3 };
  expect(Object.fromEntries(Object.keys(counts).map((word) => [word, syllablesIn(word)]))).toEqual(counts);
});
