import { expect, test } from "vitest";
import { byLetters, wordsOf } from "../../../../server/safety/by-letters";

const pattern = byLetters((letter, digit) => `(?<![${letter}])[${letter}]+[${digit}]`);

test.each(["the 3 owls", "it’s “late”…", "Ünder dem 木 7", "а1 b2", "", "f u c k"])(
  "'%s' has the same words",
  (text) => {
    expect(text.match(wordsOf(text))).toEqual(text.match(/[\p{L}\p{N}]+/gu));
  },
);

test("an accent is no edge of a word, whichever pattern is asked", () => {
  expect("é1 e1".match(pattern("é1 e1"))).toEqual(["é1", "e1"]);
  expect("éa1".match(pattern("éa1"))).toEqual(["éa1"]);
  expect("e1".match(pattern("e1"))).toEqual(["e1"]);
});
