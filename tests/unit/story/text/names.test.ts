import { expect, test } from "vitest";
import { isNamedIn, namesIn } from "../../../../app/story/text/names";

test("a name may be a word besides, if it is not oftener one", () => {
  expect(isNamedIn("Then came the robin. Up the hill went Nora, and Robin too.", "Robin")).toBe(true);
  expect(isNamedIn("A robin, the robin, and Robin.", "Robin")).toBe(false);
});

test.each([
  ["said twice", "Off went Olive, and Olive ran.", ["Olive"]],
  ["said once", "Off went Olive.", []],
  ["first in sentences alone", "Olive ran. Olive sat.", []],
  ["the oftenest first", "So Kofi met Zuri. Zuri waved at Kofi. Then Zuri sat.", ["Zuri", "Kofi"]],
  ["with a title", "So old Mrs. Arkwright hummed, and Mrs. Arkwright sat.", ["Arkwright"]],
  ["in short and in full", "It was Olive Okafor. Here is Olive! And Olive Okafor sat.", ["Olive"]],
  ["in full alone", "It was Olive Okafor. And Olive Okafor sat.", ["Olive Okafor"]],
  [
    "a place of two words, one of them small elsewhere",
    "At Loon Lake the loon sat by a loon. Good night, Loon Lake.",
    ["Loon Lake"],
  ],
  ["after a quotation mark", "“Come,” said Zoë. “Where is Zoë’s hat?”", ["Zoë"]],
  [
    "of nobody",
    "On this Sunday and the next Sunday she told Mom, and Grandpa told Grandpa, NO, oh NO, and I told Mom.",
    [],
  ],
  ["a word that is oftener small", "Then came Robin, the robin. A robin! A robin!", []],
])("names %s", (_, prose, names) => {
  expect(namesIn(prose)).toEqual(names);
});

test("of a text of nothing but names some are enough", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const prose = [...letters].flatMap((a) => [...letters].map((b) => `then M${a}${b}, and M${a}${b}.`)).join(" ");
  expect(namesIn(prose)).toHaveLength(40);
});
