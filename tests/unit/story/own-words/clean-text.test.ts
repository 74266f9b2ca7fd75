import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, countCodePoints, foldText } from "../../../../app/story/own-words/clean-text";

test.each([
  ["  trains  ", "trains"],
  ["my\tcat\r\nPickles", "my cat Pickles"],
  ["a\u200Bb\u2060c\uFEFFd", "abcd"],
  ["\u202Eevil\u202C \u2066x\u2069\u061C\u200E\u200F", "evil x"],
  ["bell\u0007\u0000s", "bells"],
  ["flag\u{E0067}\u{E007F}", "flag"],
  ["half \uD83E", "half"],
  ["e\u0301t\u00E9", "\u00E9t\u00E9"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["👩\u200D🚀", "👩\u200D🚀"],
  ["\u200Dlost\u200C joiner \u200D", "lost joiner"],
  ["恐竜", "恐竜"],
  ["❤️", "❤️"],
  ["\u200B \u00AD\u0301", ""],
  ["", ""],
])("cleans %j", (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test("cleaning twice is cleaning once, and leaves nothing that could hide", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (raw) => {
      const clean = cleanText(raw);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u{200B}\u{2060}\u{FEFF}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u);
      expect(clean).toBe(clean.trim());
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test("folds width and case, to compare", () => {
  expect(foldText("ＴＲＡＩＮＳ")).toBe(foldText("Trains"));
});

test("counts code points", () => {
  expect(countCodePoints("🦕🦖a")).toBe(3);
});
