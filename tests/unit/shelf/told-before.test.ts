import { expect, test } from "vitest";
import { toldBefore } from "../../../app/shelf/told-before";
import { readToldBefore } from "../../../app/story/told-before";

const answers = { age: 5, style: "gentle", lesson: "kindness", readingTime: "5-7 minutes" } as const;
function story(title: string, prose = "") {
  return { text: `**${title}**\n\n${prose}`, metadata: { ...answers, title } };
}
const boat = story("The Boot Was Taken", "Off went Mira and Tuck. “Come, Mira,” said Tuck. And Mira came, with Tuck.");

test("titles and names, the newest first", () => {
  expect(toldBefore([boat, story("Good Night, Asia")], [])).toEqual([
    "The Boot Was Taken: Mira, Tuck",
    "Good Night, Asia",
  ]);
  expect(toldBefore([], [])).toEqual([]);
});

test.each([
  ["a name", ["Mira"], ["The Boot Was Taken: Tuck", "Nora’s Moon"]],
  ["in other letters", ["MIRA", "tuck"], ["The Boot Was Taken", "Nora’s Moon"]],
  ["in a title", ["Nora"], ["The Boot Was Taken: Mira, Tuck"]],
  ["part of a word", ["Boo", "Mir"], ["The Boot Was Taken: Mira, Tuck", "Nora’s Moon"]],
  ["no letters at all", ["", "🦄", "!"], ["The Boot Was Taken: Mira, Tuck", "Nora’s Moon"]],
])("a child's own name is not in it: %s", (_, own, told) => {
  expect(toldBefore([boat, story("Nora’s Moon")], own)).toEqual(told);
});

test("it keeps the limits of a request, whatever lies on the shelf", () => {
  const many = Array.from({ length: 300 }, (_, i) => story(`The ${i}. Evening of the Moon`));
  expect(toldBefore(many, [])).toHaveLength(20);
  expect(toldBefore(many, [])[0]).toBe("The 0. Evening of the Moon");
  expect(toldBefore([story("m".repeat(500)), boat], [])).toEqual(["The Boot Was Taken: Mira, Tuck"]);
  const wide = Array.from({ length: 20 }, () => story("月".repeat(70)));
  const sent = toldBefore(wide, []);
  expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(2100);
  expect(sent.length).toBeGreaterThan(5);
  for (const entries of [toldBefore(many, []), sent]) expect(readToldBefore(entries)).toEqual(entries);
});
