import { expect, test } from "vitest";
import { namedFirst } from "../../../../app/storybook/teller/named-first";

test.each([
  ["{They} looked at the birds.", "{hero} looked at the birds."],
  ["{They} {was} cold, and {their} hat {was} wet.", "{hero} was cold, and {their} hat {was} wet."],
  ["Up went {their} arm. Dad held {them}.", "Up went {hero}'s arm. Dad held {hero}."],
  ["It was {theirs}!", "It was {hero}'s!"],
  ['"Look!" said the mask. "Is it {them}?"', '"Look!" said the mask. "Is it {hero}?"'],
  ["When {they} slept, {hero} smiled. {They} slept on.", "When {they} slept, {hero} smiled. {hero} slept on."],
  ["{hero} gave Mr. Flip {their} hat.", "{hero} gave Mr. Flip {their} hat."],
  ["The birds went home", "The birds went home"],
])("a child who is 'they' is named first in each sentence: %s", (text, told) => {
  expect(namedFirst(text, "neutral")).toBe(told);
  expect(namedFirst(text, "girl")).toBe(text);
});
