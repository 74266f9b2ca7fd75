import { expect, test } from "vitest";
import { prefixTableText, wordTableText } from "../../../../../scripts/safety/write-tables";
import { createPrefixTable } from "../../../../../server/safety/tables/prefix-table";
import { createWordTable } from "../../../../../server/safety/tables/word-table";

const words = Array.from({ length: 300 }, (_, i): [string, string] => [`word ${i}`, String(i)]);

test("every word of a table is found, and nothing else", () => {
  const table = createWordTable(wordTableText(new Map([...words, ["wo", "short"], ["слово", "ж"]])));
  for (const [word, value] of words) expect(table.get(word)).toBe(value);
  expect(table.get("слово")).toBe("ж");
  for (const other of ["", "word", "word 300", "word 1:", "ord 1", "w"]) expect(table.get(other)).toBeUndefined();
});

test("a word that looks like the marks of a table is refused by the build", () => {
  expect(() => wordTableText(new Map([["a:b", "c"]]))).toThrow("a:b");
  expect(() => prefixTableText(new Map([["ab", "c"]]))).toThrow("ab");
});

test("all beginnings at a place of a text are found", () => {
  const table = createPrefixTable(
    prefixTableText(
      new Map([
        ["fire", "1"],
        ["fir", "2"],
        ["fire and", "3"],
        ["fish", "4"],
      ]),
    ),
  );
  const values = (text: string, from: number) => table.at(text, from).map(([, value]) => value);
  expect(values("a fire and", 2)).toEqual(["1", "2", "3"]);
  expect(values("a fire", 1)).toEqual([]);
  expect(values("fi", 0)).toEqual([]);
});
