import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStory } from "../../../../app/story/text/text";
import { normaliseText } from "../../../support/normalise-text";
import { printStory } from "../../../support/print-story";

/** White space may be told before it is known that a line ends there. */
const withoutSpaceAtEnds = (told: string) => told.replace(/ +$/gm, "").trimEnd();

const words = fc.array(fc.constantFrom("Owl", "Moon", "Lamp", "Night", "Nora’s", "Boat"), {
  minLength: 2,
  maxLength: 5,
});
const storyName = words.map((words) => `The ${words.join(" ")}`);
// Not the story's: told again where a chapter begins, that one is left out.
const chapterName = words.map((words) => `Some ${words.join(" ")}`);
const titled = (text: string) =>
  fc.constantFrom(`**${text}**`, `# ${text}`, `## **${text}**`, `Title: ${text}`, `**Title:** ${text}`, `“${text}”`);

const numerals = ["One", "2", "III", "four", "Twenty-One"];
const numbers = [1, 2, 3, 4, 21];
const titledMarkers = [
  (marker: string, title: string) => `${marker}: ${title}`,
  (marker: string, title: string) => `**${marker}: ${title}**`,
  (marker: string, title: string) => `### ${marker} - ${title}`,
  (marker: string, title: string) => `**${marker}**\n\n**${title}**`,
  (marker: string, title: string) => `${marker}:\n${title}`,
];
const bareMarkers = [
  (marker: string) => marker,
  (marker: string) => `**${marker}**`,
  (marker: string) => `## ${marker}`,
];
const chapter = fc
  .record({
    at: fc.nat(numerals.length - 1),
    title: fc.option(chapterName, { nil: undefined }),
    withTitle: fc.constantFrom(...titledMarkers),
    without: fc.constantFrom(...bareMarkers),
  })
  .map(({ at, title, withTitle, without }) => {
    const marker = `Chapter ${numerals[at]}`;
    return { head: [numbers[at], title], line: title === undefined ? without(marker) : withTitle(marker, title) };
  });

const sentence = fc.constantFrom(
  ..."She sat.|It was __very__ late.|“Oh!” said the *owl*.|**Bang went** the lid.|2 * 3 is six &amp; more.|A <b>big</b> bat flew."
    .concat("|So ***soft** and* warm.|It ended `there`.|And on it went, on and on, over hill")
    .split("|"),
);
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((sentences) => `Then she looked. ${sentences.join(" ")}`);
const part = fc.record({
  chapter: fc.option(chapter, { nil: undefined }),
  paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
});
const story = storyName.chain((title) =>
  fc.record({
    title: fc.constant(title),
    said: fc.constantFrom("", "Sure! Here is a bedtime story for you:\n\n", "<think>An owl?</think>"),
    titleLine: titled(title),
    parts: fc.array(part, { minLength: 1, maxLength: 4 }),
    gap: fc.constantFrom("\n\n", "\r\n\r\n", "\n\n---\n\n", " \n \n"),
    after: fc.constantFrom("", "\n\n(Word count: 300)", "\n\n*I hope you enjoyed this story!*"),
  }),
);

test("however a model spells its story, what is told is in the format and has the same shape", () => {
  fc.assert(
    fc.property(story, fc.integer({ min: 1, max: 40 }), ({ title, said, titleLine, parts, gap, after }, size) => {
      const blocks = parts.flatMap(({ chapter, paragraphs }) => [...(chapter ? [chapter.line] : []), ...paragraphs]);
      const told = normaliseText(`${said}${[titleLine, ...blocks].join(gap)}${after}`, size);
      const read = parseStory(told);
      expect(printStory(read)).toBe(withoutSpaceAtEnds(told));
      expect(read.title).toBe(title);

      const heads = parts.flatMap(({ chapter }) => (chapter ? [chapter.head] : []));
      const readHeads = read.chapters.filter(({ number }) => number !== undefined);
      expect(readHeads.map(({ number, title }) => [number, title])).toEqual(heads);
      const count = parts.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
      expect(read.chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)).toBe(count);
    }),
    { seed: 11, numRuns: 1500 },
  );
});

test("what is told of any noise is in the format, and is told the same in any pieces", () => {
  const mark = fc.constantFrom(
    ..."* ** _ # ~ + - ` < > & \\ 2 a B . ! : , “ ” \n".split(" "),
    " ",
    "Chapter 1",
    "Sure! ",
  );
  const noise = fc.array(mark, { maxLength: 60 }).map((marks) => marks.join(""));
  fc.assert(
    fc.property(noise, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const told = normaliseText(text, size);
      expect(told).toBe(normaliseText(text));
      if (told !== "") expect(printStory(parseStory(told))).toBe(withoutSpaceAtEnds(told));
    }),
    { seed: 12, numRuns: 3000 },
  );
});
