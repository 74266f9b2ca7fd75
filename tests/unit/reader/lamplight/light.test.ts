import { expect, test } from "vitest";
import { lightOf, stepAt, steps } from "../../../../app/reader/lamplight/light";
import { contrast } from "../../../support/contrast";

const hex = (color: string) =>
  `#${[...color.matchAll(/\d+/g)].map(([channel]) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
const black = "#000000";

test("the light falls with each step, and every step can be read", () => {
  const lights = Array.from({ length: steps }, (_, step) => lightOf(step));
  const contrasts = lights.map(({ ink, ground }) => contrast(hex(ink), hex(ground)));
  for (const one of contrasts) expect(one).toBeGreaterThanOrEqual(4.5);
  expect(contrasts[0]).toBeGreaterThan(12);
  const brightness = lights.map(({ ink, ground }) => [ink, ground].map((color) => contrast(hex(color), black)));
  brightness.slice(1).forEach(([ink = 0, ground = 0], i) => {
    expect(ink).toBeLessThan(brightness[i]?.[0] ?? 0);
    expect(ground).toBeLessThanOrEqual(brightness[i]?.[1] ?? 0);
  });
  // Nothing in the room is bright.
  expect(brightness[0]?.[1]).toBeLessThan(1.2);
});

test("the first passage is read by the brightest light, the last by the dimmest", () => {
  expect([0, 10, 20].map((passage) => stepAt(passage, 21, false))).toEqual([0, 6, steps - 1]);
  expect([0, 1].map((passage) => stepAt(passage, 2, false))).toEqual([0, steps - 1]);
  expect(stepAt(0, 1, false)).toBe(0);
  // After the last, and in a story of which nothing is here yet.
  expect(stepAt(21, 21, false)).toBe(steps - 1);
  expect(stepAt(0, 0, true)).toBe(0);
});

test("a story that still comes is not read by an ember because little of it is here", () => {
  expect(stepAt(2, 3, true)).toBeLessThan(3);
  expect(stepAt(39, 40, true)).toBe(steps - 1);
});
