import { expect, test } from "vitest";
import { withOwnLesson } from "../../../../app/storybook/teller/own-lesson";
import { paragraphOf } from "../../../../app/storybook/teller/paragraphs";

const told = (...texts: string[]) => texts.map((text) => paragraphOf({ lesson: null, when: "always", text }, text));
const place = (texts: string[], habit?: string) =>
  withOwnLesson(told(...texts), "OWN", { lesson: "respect", ...(habit && { habit }) })
    .map(({ text }) => text)
    .indexOf("OWN");
const tale = [
  "{hero} lay in bed.",
  "Out.",
  "Far.",
  "Back with {grownup}.",
  "Home, in soft pajamas.",
  "In bed it was warm.",
  "The end.",
];

test("what is said comes when the child is in bed, what is done before, and the end stays the end", () => {
  expect(place(tale)).toBe(6);
  expect(place(tale, "brushed {their} teeth")).toBe(5);
});

test("a tale that ends elsewhere has it with the grown-up, or before its last words", () => {
  expect(place(["Out.", "Far.", "Far.", "Back with {grownup}.", "Stars.", "The end."])).toBe(4);
  expect(place(["Out.", "Far.", "Stars.", "The end."])).toBe(3);
  expect(place(["The end."])).toBe(1);
});
