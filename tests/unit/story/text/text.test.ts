import fc from "fast-check";
import { expect, test } from "vitest";
import { storyToPlainText } from "../../../../app/story/text/plain-text";
import { hasProse, parseStory } from "../../../../app/story/text/text";

const plain = (text: string) => [{ text, bold: false }];

test("reads title, paragraphs and bold", () => {
  expect(parseStory("**The Owl**\n\nIt was **very** late.\n\nGood night.")).toEqual({
    title: "The Owl",
    chapters: [
      {
        paragraphs: [
          [
            { text: "It was ", bold: false },
            { text: "very", bold: true },
            { text: " late.", bold: false },
          ],
          plain("Good night."),
        ],
      },
    ],
  });
});

test("reads a chapter line", () => {
  const story = parseStory("**T**\n\nBefore it.\n\nChapter 2: The Owl\n\nIt flew.");
  expect(story.chapters).toEqual([
    { paragraphs: [plain("Before it.")] },
    { number: 2, title: "The Owl", paragraphs: [plain("It flew.")] },
  ]);
});

test("a chapter may have no title, and prose after it is not taken for one", () => {
  expect(parseStory("**T**\n\nChapter 1\n\nIt flew.").chapters).toEqual([
    { number: 1, paragraphs: [plain("It flew.")] },
  ]);
});

test.each([
  "# The Owl",
  "Title: The Owl",
  "**Title:** The Owl",
  "“The Owl”",
  "The Owl",
  "## Chapter 2: The Owl",
  "Chapter Two: The Owl",
  "Chapter 2 – The Owl",
  "CHAPTER 2: The Owl",
  "Chapter 02: The Owl",
  "Chapter 2:The Owl",
  "Chapter 2: The **Owl**",
])("%j is the spelling of others: a paragraph", (line) => {
  const words = line.replaceAll("**", "");
  for (const text of [`${line}\n\nIt flew.`, `**T**\n\n${line}\n\nIt flew.`]) {
    const { chapters } = parseStory(text);
    expect(chapters).toHaveLength(1);
    expect(storyToPlainText({ title: "", chapters })).toBe(`${words}\n\nIt flew.`);
  }
});

test("a bold line after the title is a paragraph, and a chapter line before it is none of the title", () => {
  expect(parseStory("**T**\n\n**The Owl**").chapters).toEqual([{ paragraphs: [[{ text: "The Owl", bold: true }]] }]);
  expect(parseStory("Chapter 1\n\n**The Owl**").title).toBe("");
});

test("white space at the ends of lines is none of the story", () => {
  expect(parseStory("**The Owl** \r\n\r\n It flew. \n\n")).toEqual({
    title: "The Owl",
    chapters: [{ paragraphs: [plain("It flew.")] }],
  });
});

test("prose that speaks of chapters is prose", () => {
  for (const line of ["Chapter one of it was dull.", "Chapter mix: no.", "The chapter 2: no.", "Chapter"]) {
    expect(parseStory(`**T**\n\n${line}\n`).chapters).toEqual([{ paragraphs: [plain(line)] }]);
  }
});

test("a first line that is prose is prose", () => {
  expect(parseStory("It was late.")).toEqual({ title: "", chapters: [{ paragraphs: [plain("It was late.")] }] });
  expect(parseStory("")).toEqual({ title: "", chapters: [] });
});

test("lone asterisks stay, an open bold reaches to the paragraph's end", () => {
  expect(parseStory("**T**\n\n2 * 3\n\nIt was **very").chapters[0]?.paragraphs).toEqual([
    plain("2 * 3"),
    [
      { text: "It was ", bold: false },
      { text: "very", bold: true },
    ],
  ]);
});

test("a title that is still arriving is a title already, and so is a chapter's", () => {
  for (const arriving of ["**The Ow", "**The Ow*", "**The Ow**"]) expect(parseStory(arriving).title).toBe("The Ow");
  for (const nothing of ["", "*", "**"]) expect(parseStory(nothing)).toEqual({ title: "", chapters: [] });
  for (const arriving of ["Chapter 1", "Chapter 1:", "Chapter 1: "]) {
    expect(parseStory(`**T**\n\n${arriving}`).chapters).toEqual([{ number: 1, paragraphs: [] }]);
  }
});

test("a text that grows keeps what was read of its earlier lines", () => {
  const line = fc.constantFrom(
    ...["**T**", "Chapter 1: A", "Chapter 2", "A short line", "It flew.", "**Bold** it was.", "", "**", "Title:"],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.array(line), (lines, more) => {
      const text = lines.map((each) => `${each}\n`).join("");
      const read = (whole: string) => parseStory(whole).chapters.flatMap(({ paragraphs }) => paragraphs);
      const part = read(text);
      for (const grown of [`${text}A s`, `${text}**A`, text + more.join("\n")]) {
        expect(read(grown).slice(0, part.length)).toEqual(part);
      }
    }),
    { seed: 8, numRuns: 1000 },
  );
});

test("a story in the format grows without a jump: no paragraph becomes a title or the other way round", () => {
  const story = "**The Owl**\n\nChapter 1: Up\n\nIt **flew** up.\n\n“Oh!”\n\nChapter 2\n\nIt slept.\n\nBang\n\nYes.";
  const shape = (length: number) =>
    parseStory(story.slice(0, length)).chapters.flatMap(({ number, title, paragraphs }) => [
      `${number}`,
      ...(title ? ["title"] : []),
      ...paragraphs.map(() => "paragraph"),
    ]);
  for (let length = "**The Owl**\n\nChapter 1: U".length; length < story.length; length++) {
    // The word "Chapter" may become a marker; nothing else changes.
    if (/\nC[hapter]*\s?$/.test(story.slice(0, length))) continue;
    const before = shape(length);
    expect(shape(story.length).slice(0, before.length)).toEqual(before);
  }
});

test("never throws and keeps all words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const story = parseStory(text);
      const kept = storyToPlainText(story).replace(/\s/gu, "");
      if (!/chapter|title|[#*"“„«‘'_`~>•=+-]/i.test(text)) expect(kept).toBe(text.replace(/\s/gu, ""));
      expect(hasProse(story)).toBe(story.chapters.some(({ paragraphs }) => paragraphs.length > 0));
    }),
    { seed: 9, numRuns: 1000 },
  );
});

test("keeps every word of a story and only those", () => {
  const word = fc.constantFrom(
    ..."moon Nora **owl** “Oh,” it’s 2 * Chapter #1 - slept. **big bang** \n \n\n".split(" "),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const text = `Nora sat. ${words.join(" ")}`;
      const lettersOf = (from: string) => from.match(/[\p{L}\p{N}]+/gu);
      expect(lettersOf(storyToPlainText(parseStory(text)))).toEqual(lettersOf(text));
    }),
    { seed: 10, numRuns: 1000 },
  );
});

test("a huge text is no trouble", () => {
  for (const unit of ["moon ", "**", "* ", "\n", "Chapter 1\n", "“", "#", " ", "- "]) {
    expect(parseStory(unit.repeat(1_000_000)).chapters).toBeDefined();
    expect(parseStory(`**T**\n\nChapter 1: ${unit.repeat(1_000_000)}`).title).toBe("T");
  }
}, 60_000);
