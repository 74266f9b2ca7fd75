import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "../../../../app/storybook/tale";
import { fitLength } from "../../../../app/storybook/teller/fit-length";
import { countWords, type Paragraph, paragraphsOf } from "../../../../app/storybook/teller/paragraphs";
import { aTale } from "../../../support/storybook/made-tales";

const words = (count: number, word = "w") => Array.from({ length: count }, () => word).join(" ");
const always: Block = { lesson: null, when: "always", text: words(50) };
const long = (count: number, change: Partial<Block> = {}): Block => ({
  lesson: null,
  when: "long",
  text: words(count),
  ...change,
});
const told = (blocks: Block[]): Paragraph[] => paragraphsOf(aTale("4-5/space/x", { blocks }), "kindness", true);
const total = (chapters: readonly (readonly Paragraph[])[]) =>
  chapters.flat().reduce((n, { text }) => n + countWords(text), 0);

test("what fits stays whole", () => {
  const chapter = told([always, long(30), always]);
  expect(fitLength([chapter], { min: 0, max: 200 })).toEqual([chapter]);
});

test("what is left out is spread over the evening", () => {
  const chapter = () => told(Array.from({ length: 6 }, () => [always, long(30)]).flat());
  const fitted = fitLength([chapter(), chapter()], { min: 0, max: 2 * 480 - 135 });
  const left = fitted.map((paragraphs) => paragraphs.filter(({ block }) => block.when === "long").length);
  expect(left).toEqual([3, 3]);
});

test("the deciding scene stays as long as it can, and passages inside paragraphs longest", () => {
  const scene = long(40, { lesson: "kindness" });
  const passage: Block = { ...always, text: `${words(50)} [+ ${words(20)} +]` };
  const chapter = told([passage, long(40), scene, always]);
  expect(fitLength([chapter], { min: 0, max: 235 })[0]).toEqual([chapter[0], chapter[2], chapter[3]]);
  expect(fitLength([chapter], { min: 0, max: 185 })[0]).toEqual([chapter[0], chapter[3]]);
  expect(total(fitLength([chapter], { min: 0, max: 155 }))).toBe(100);
});

test("whatever the paragraphs are, as much is left out as is needed, and what is always told is told", () => {
  const blocks = fc.array(
    fc.oneof(
      fc.constant(always),
      fc.integer({ min: 5, max: 90 }).map((count) => long(count)),
    ),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(
      fc.array(blocks, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 100, max: 2000 }),
      (evening, max) => {
        const chapters = evening.map(told);
        const fitted = fitLength(chapters, { min: 0, max });
        const kept = (all: readonly (readonly Paragraph[])[]) =>
          all.flat().filter(({ block }) => block.when === "always").length;
        expect(kept(fitted)).toBe(kept(chapters));
        expect(total(fitted)).toBeLessThanOrEqual(Math.max(max, kept(chapters) * 50));
        // One paragraph more than needed at most.
        expect(total(fitted)).toBeGreaterThanOrEqual(Math.min(total(chapters), max - 45 - 2 * 90));
      },
    ),
  );
});
