import { describe, expect, test } from "vitest";
import { lessons } from "../../../../app/story/catalogue";
import { paragraphText } from "../../../../app/story/text/plain-text";
import { parseStory, type StoryText } from "../../../../app/story/text/text";
import { wrapUp } from "../../../../app/story/text/wrap-up";
import { paragraphsOf } from "../../../../app/storybook/teller/paragraphs";
import { ourLibrary } from "../../../support/storybook/samples";

const story = (...chapters: string[][]): StoryText =>
  parseStory(
    [
      "**A Title**",
      ...chapters.flatMap((lines, i) => (chapters.length > 1 ? [`Chapter ${i + 1}: One`, ...lines] : lines)),
    ].join("\n\n"),
  );
const textOf = (wrapped: StoryText | undefined) =>
  wrapped?.chapters.map(({ paragraphs }) => paragraphs.map(paragraphText));

const long = story([
  "The owl woke, early and cross.",
  "She ate.",
  "It rained on the barn.",
  "“No,” said the owl.",
  "She slept well.",
]);
const short = story(["The owl woke.", "“No,” said the owl.", "She slept."]);

test("what is on the screen stays, and the short form goes on from there", () => {
  expect(textOf(wrapUp(long, short, 1))).toEqual([
    ["The owl woke, early and cross.", "“No,” said the owl.", "She slept."],
  ]);
  expect(textOf(wrapUp(long, short, 2))?.[0]?.slice(1)).toEqual(["She ate.", "“No,” said the owl.", "She slept."]);
  expect(textOf(wrapUp(long, short, 4))?.[0]?.slice(3)).toEqual(["“No,” said the owl.", "She slept."]);
});

test("a story that is all but told cannot become shorter", () => {
  expect(wrapUp(long, short, 5)).toBeUndefined();
  expect(wrapUp(short, short, 1)).toBeUndefined();
});

test("the tales of further chapters wait for another evening", () => {
  const lines = (one: StoryText) => one.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText));
  const evening = story(lines(long), lines(long), lines(short));
  const inShort = story(lines(short), lines(short), lines(short));
  const wrapped = textOf(wrapUp(evening, inShort, lines(long).length + 3));
  expect(wrapped).toHaveLength(2);
  expect(wrapped?.[0]).toEqual(lines(long));
  expect(wrapped?.[1]?.slice(3)).toEqual(["“No,” said the owl.", "She slept."]);
  // A chapter that is read to its end is the last.
  expect(textOf(wrapUp(evening, inShort, lines(long).length))).toEqual([lines(long)]);
});

test("what only the short form says is told in the place of what the long one has there", () => {
  const onlyLong = story(["It was late.", "The owl flew on and on.", "Over the hill.", "She slept."]);
  const onlyShort = story(["It was late.", "The owl came home.", "She slept."]);
  expect(textOf(wrapUp(onlyLong, onlyShort, 1))?.[0]).toEqual(["It was late.", "The owl came home.", "She slept."]);
  expect(textOf(wrapUp(onlyLong, onlyShort, 3))).toBeUndefined();
});

describe("each tale, from each of its paragraphs", () => {
  const { tales } = ourLibrary();
  const asStory = (paragraphs: readonly { text: string }[]) =>
    story(paragraphs.map(({ text }) => text.replaceAll("\n", " ")));
  test.each([...tales.keys()])("%s", (id) => {
    const tale = tales.get(id);
    if (!tale) throw new Error(id);
    const lesson = lessons[id.length % lessons.length]?.value ?? "kindness";
    const inLong = paragraphsOf(tale, lesson, true);
    const inShort = paragraphsOf(tale, lesson, false);
    const placeOf = ({ block }: (typeof inLong)[number]) => tale.blocks.indexOf(block);
    for (let told = 1; told < inLong.length; told++) {
      const last = inLong[told - 1];
      if (!last) continue;
      const rest = inShort.filter((one) => placeOf(one) > placeOf(last));
      const wrapped = wrapUp(asStory(inLong), asStory(inShort), told);
      if (!wrapped) continue;
      const found = wrapped.chapters[0]?.paragraphs.slice(told).map(paragraphText) ?? [];
      const always = (paragraphs: typeof inShort) => asStory(paragraphs.filter(({ block }) => block.when === "always"));
      const expected = textOf(always(rest))?.[0] ?? [];
      const others = textOf(asStory(inShort.filter(({ block }) => block.when !== "always")))?.[0] ?? [];
      expect(found.filter((text) => !others.includes(text))).toEqual(expected);
    }
  });
});
