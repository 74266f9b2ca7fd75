import { expect, test } from "vitest";
import { type Style, styles } from "../../../app/story/catalogue";
import { moodDistance } from "../../../app/storybook/moods";
import { moodPairs } from "../../support/tales/limits";

test("a mood's own pair is nearest, then every other pair in an order of its own", () => {
  for (const { value } of styles) {
    const distances = moodPairs.map((pair) => moodDistance(value, pair));
    expect([...distances].sort()).toEqual([0, 2, 3, 4, 5]);
    const partner = moodPairs.find((pair) => pair.includes(value))?.filter((mood) => mood !== value) ?? [];
    expect(moodDistance(value, partner)).toBe(1);
  }
});

test("a third mood counts as the first two", () => {
  const moods: Style[] = ["funny", "everyday", "magical"];
  expect(moodDistance("magical", moods)).toBe(0);
});
