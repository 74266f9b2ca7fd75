import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generatedFiles } from "../../../../scripts/safety/build";
import { learnedParts, safetyFolder, sentencesOf } from "../../../../scripts/safety/sentence-lists";

const files = [...generatedFiles()];

test.each(files)("%s is what `npm run safety:build` makes of the lists", (name, text) => {
  // Compared as a whole: the difference of two such files says nothing.
  expect(readFileSync(path.join(safetyFolder, "generated", name), "utf8") === text).toBe(true);
});

test("the weights take at most 200 KB", () => {
  expect(files.find(([name]) => name === "weights.ts")?.[1].length).toBeLessThan(200_000);
});

test("no sentence stands in two parts", () => {
  const parts = learnedParts.flatMap((part) =>
    ["unsafe", "innocent"].flatMap((kind) => [...new Set(sentencesOf(`${part}/${kind}`).map(({ text }) => text))]),
  );
  expect(parts.filter((text, i) => parts.indexOf(text) !== i)).toEqual([]);
});
