import { expect, test } from "vitest";
import { loadTales, type TaleEntry } from "../../../../app/storybook/library";
import { fill, fillKnown, placesOf } from "../../../../app/storybook/teller/fill";
import { aTale, libraryOf } from "../../../support/storybook/made-tales";

test("a capital place is at a sentence's start, and words are not filled again", () => {
  const words = { they: "she", love: "{they} and “owls”", dear: "my cat" };
  expect(fill("{They} said: {love}. {Dear}'s bed. {Love}", words)).toBe(
    "She said: {they} and “owls”. My cat's bed. {They} and “owls”",
  );
  expect(() => fill("{who}", words)).toThrow("no word for {who}");
  expect(fillKnown("{they} {who} {toString}", words)).toBe("she {who} {toString}");
});

test("the places of a tale", () => {
  expect([...placesOf(aTale("4-5/space/x"))].sort()).toEqual(
    ["carried", "grownup", "hero", "love", "shelf", "their", "they", "was"].sort(),
  );
});

test("a library that does not hold what its index says is no library", async () => {
  const { library } = libraryOf([aTale("4-5/space/x")]);
  await expect(
    loadTales([{ entry: library.tales[0] as TaleEntry }], library, async () => ({ tales: [] })),
  ).rejects.toThrow("no text of 4-5/space/x");
});
