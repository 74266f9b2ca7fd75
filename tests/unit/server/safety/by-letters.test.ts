import { expect, test } from "vitest";
import { byLetters, wordsOf } from "../../../../server/safety/by-letters";

const tests = [
  "the 3 owls",
  "it’s “late”…",
  "Ünder dem 木 7",
  "а1 b2",
  "",
  "f u c k",
  "é1 e1",
  "mia.owl@x.com",
  "12-34 a_b",
];

const patterns = [
  /[\p{L}\p{N}]+/gu,
  /(?<![\p{L}\p{N}])\p{L}[\p{L}'’.-]*\P{Nd}{0,2}/gu,
  /(\p{L})\1|[^\p{L}\p{N}@$!]+|\p{Nd}+/gu,
  /(?<!\p{L})[([{]?\p{N}[)\]}]?(?![\p{L}\d])/gu,
];

test.each(tests)("in '%s' the quick pattern finds what the one for any text finds", (text) => {
  for (const pattern of patterns)
    expect(text.match(byLetters(pattern)(text)), pattern.source).toEqual(text.match(pattern));
});

test("a text of ASCII letters is asked about without properties of Unicode, quotation marks or not", () => {
  expect(wordsOf("it’s “late”…").source).toBe("[a-zA-Z0-9]+");
  expect(wordsOf("é").source).toContain("\\p{L}");
});
