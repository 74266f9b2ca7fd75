import { expect, test } from "vitest";
import { findHardWords } from "../../../../app/reader/afterwards/find-hard-words";
import { hardWords } from "../../../../app/reader/afterwards/hard-words";
import { readLibrary } from "../../../support/storybook/read-library";

const lines = hardWords.trim().split("\n");
const wordsOf = (text: string, age = 4) => findHardWords(text, age).map(({ word }) => word);

test("every line of the table is one, short enough to be said in passing, and no word stands there twice", () => {
  expect(lines.length).toBeGreaterThan(250);
  for (const line of lines) expect(line).toMatch(/^(?:4|6|7|9|11|13) [a-z]+(?:\/[a-z]+)?(?:,[a-z]+)* = [^.]{8,95}$/);
  const forms = lines.flatMap((line) => (line.split(" ")[1] ?? "").split(/[/,]/));
  expect(forms.length).toBe(new Set(forms).size);
});

test("the words of a story that are hard for the age, at most four, the hardest, in its order", () => {
  const text = "The heron sighed. A plover ran to the jetty, past the willow, the meadow and a beacon.";
  expect(wordsOf(text)).toEqual(
    ["heron", "sigh", "plover", "jetty"].filter((word) => word !== "sigh").concat("beacon"),
  );
  expect(wordsOf(text, 12)).toEqual(["plover"]);
  expect(wordsOf("The cat sat.")).toEqual([]);
  expect(findHardWords("a jetty", 4)).toEqual([
    { word: "jetty", meaning: "a wooden way out into the water, where boats stop" },
  ]);
});

test("a word is known in its forms, and spelt as the story spells it", () => {
  expect(wordsOf("He knelt and hummed, shrugging; the ferries came.", 3)).toEqual(["kneel", "hum", "shrug", "ferry"]);
  expect(wordsOf("the harbours")).toEqual(["harbour"]);
  expect(wordsOf("the harbors")).toEqual(["harbor"]);
  expect(wordsOf("Wolves, thieves and hooves")).toEqual(["thief", "hoof"]);
});

test("what is only written with a capital is a name, and trousers are not out of breath", () => {
  expect(wordsOf("Coral and Captain Magpie wore pants in a row of ten kinds.", 3)).toEqual([]);
});

test("nearly every tale has words worth explaining, at its own age", () => {
  const tales = [...readLibrary().files.values()].flatMap((file) => file.tales);
  const without = tales.filter(
    ({ ages, blocks }) =>
      findHardWords(blocks.map(({ text }) => text).join("\n"), Number.parseInt(ages, 10)).length < 2,
  );
  expect(without.map(({ id }) => id).length).toBeLessThan(tales.length / 10);
});
