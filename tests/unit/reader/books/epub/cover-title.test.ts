import { expect, test } from "vitest";
import { layOutTitle, leading, widest } from "../../../../../app/reader/books/epub/cover-title";

/** Every sign half as wide as it is high. */
const measure = (text: string, size: number) => ([...text].length * size) / 2;
const layOut = (title: string, room = widest) => layOutTitle(title, room, measure);

test("a short title is set large, on one line", () => {
  expect(layOut("Rain")).toEqual({ lines: ["Rain"], size: 210 });
});

test("lines are as even as they can be, and words stay whole", () => {
  expect(layOut("Goodnight, Fox").lines).toEqual(["Goodnight,", "Fox"]);
  const { lines } = layOut("The Snail Who Would Not Hurry");
  expect(lines).toEqual(["The Snail", "Who Would", "Not Hurry"]);
});

test("a title has the room that is left, and all of its words", () => {
  const title = "Wilhelmina and the Extraordinary Lighthouse Keeper’s Forgotten Lantern";
  for (const room of [widest, 900]) {
    const { lines, size } = layOut(title, room);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room);
    expect(lines.length * size * leading).toBeLessThanOrEqual(820);
  }
});

test("a word that no line holds is broken; what is longer than the cover ends in an ellipsis", () => {
  const long = "恐竜の長い夜".repeat(12);
  expect(layOut(long).lines.join("")).toBe(long);
  const { lines, size } = layOut("a long story ".repeat(80));
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.length * size * leading).toBeLessThanOrEqual(820);
});

test("a title of nothing has no lines to draw", () => {
  expect(layOut(" ").lines.join("")).toBe("");
});
