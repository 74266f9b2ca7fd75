import { expect, test } from "vitest";
import { parseFacts } from "../../../app/storybook/parse-facts";

test("a line has a love, its other words, and what is known of it", () => {
  expect(parseFacts("owls | an owl is one | so is a wren\n\ncats, kitties | cats purr | a cat naps\n")).toEqual({
    owls: ["an owl is one", "so is a wren"],
    cats: ["cats purr", "a cat naps"],
    kitties: ["cats purr", "a cat naps"],
  });
});

test.each([
  ["owls | one fact alone", "This line is not like"],
  ["owls |  | a fact", "This line is not like"],
  ["| a fact | a fact more", "This line is not like"],
  ["owls | one | two\ncats, owls | three | four", "There are two lines for 'owls'."],
])("%j is refused with a sentence for the writer", (source, why) => {
  expect(() => parseFacts(source)).toThrow(why);
});
