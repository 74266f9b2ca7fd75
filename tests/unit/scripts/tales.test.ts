import { expect, test } from "vitest";
import { lessons } from "../../../app/story/catalogue";
import { parseTale } from "../../../app/storybook/parse-tale";
import { taleAges, taleWorlds } from "../../../app/storybook/tale";
import { findFile, readFile } from "../../../scripts/tales/find-files";
import { createTale, skeleton } from "../../../scripts/tales/new";
import { WriterError } from "../../../scripts/tales/print";
import { read } from "../../../scripts/tales/read";
import { toldTale } from "../../support/tales/told-tale";

test("a new tale has a place for everything and can be told at once", () => {
  for (const ages of taleAges)
    for (const world of taleWorlds) {
      const tale = parseTale(`${ages}/${world}/new`, skeleton(ages, world, "The New One"));
      for (const { value: lesson } of lessons) {
        expect(tale.blocks.filter((block) => block.lesson === lesson)).toHaveLength(2);
        expect(toldTale(tale, { lesson, long: true, gender: "neutral" }).paragraphs.join(" ")).not.toMatch(/[{}]/u);
      }
    }
});

test.each([
  [() => createTale(["4", "ocean", "X"]), "'4' are no ages. Say one of 2-3, 4-5, 6-8, 9-12."],
  [() => createTale(["4-5", "sea", "X"]), "'sea' is no world."],
  [() => createTale(["4-5", "ocean"]), "Give the title too"],
  [() => createTale(["4-5", "dinosaurs", "Olive Is Busy"]), "There is a tale of that name"],
  [() => findFile("no-such-tale"), "There is no tale 'no-such-tale'."],
  [() => read(["olive-is-busy", "bravery", "short"]), "'bravery' is no lesson. The lessons are: kindness,"],
  [() => read(["olive-is-busy", "courage", "medium"]), "Say 'short' or 'long' after the lesson."],
  [() => read(["olive-is-busy", "courage", "short", "dog"]), "'dog' is none of boy, girl, neutral."],
])("a writer is told what is wrong, in words (%#)", (run, message) => {
  expect(run).toThrow(WriterError);
  expect(run).toThrow(message);
});

test("a tale is found by its name", () => {
  expect(readFile(findFile("olive-is-busy")).tale.id).toBe("4-5/dinosaurs/olive-is-busy");
});
