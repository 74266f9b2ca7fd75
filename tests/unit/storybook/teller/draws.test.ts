import { expect, test } from "vitest";
import { drawnNumber, shuffled } from "../../../../app/storybook/teller/draws";
import { rotationOf } from "../../../../app/storybook/teller/rotation";

const letters = [..."abcdefghij"];
const mixed = (seed: number, items = letters) => shuffled(items, seed, (letter) => letter).join("");

test("the same seed draws the same, another one something else", () => {
  expect(drawnNumber(7, "hero")).toBe(drawnNumber(7, "hero"));
  const drawn = Array.from({ length: 1000 }, (_, seed) => drawnNumber(seed * 65_536, "hero") % 50);
  expect(new Set(drawn).size).toBe(50);
  expect(new Set(Array.from({ length: 50 }, (_, seed) => mixed(seed))).size).toBe(50);
  expect([...mixed(3)].sort()).toEqual(letters);
});

test("one more item leaves the others in their order", () => {
  expect(mixed(3, [...letters, "k"]).replace("k", "")).toBe(mixed(3));
});

test("loves take turns as they were chosen; 'random' alone is every preset, with others every other turn", () => {
  expect(rotationOf(["space", "trains"], 1)).toEqual(["space", "trains"]);
  expect(new Set(rotationOf(["random"], 1)).size).toBe(11);
  const turns = rotationOf(["art", "random"], 1);
  expect(turns.filter((_, i) => i % 2 === 0)).toEqual(Array.from({ length: 10 }, () => "art"));
  expect(turns.filter((love) => love !== "art")).toHaveLength(10);
});
