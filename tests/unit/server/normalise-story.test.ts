import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStory } from "../../../app/story/story-text";
import { createNormaliser, fallbackTitle } from "../../../server/normalise-story";

const fallback = "A Gentle Story";

function normalise(text: string, size = text.length || 1): string {
  const normaliser = createNormaliser({ fallbackTitle: fallback });
  let told = "";
  for (let at = 0; at < text.length; at += size) told += normaliser.push(text.slice(at, at + size));
  return told + normaliser.end();
}

const body = "Nora looked up. The moon looked back.\n\n“Good night,” said Nora.";
const wanted = `**The Quiet Moon**\n\n${body}`;
const thought = (text: string, name = "think") => `<${name}>${text}</${name}>`;

test.each([
  ["well-formed text", wanted],
  ["a heading", `# The Quiet Moon\n\n${body}`],
  ["a second-level heading", `## The Quiet Moon\n${body}`],
  ["a bold heading", `### **The Quiet Moon**\n\n${body}`],
  ["a named title", `Title: The Quiet Moon\n\n${body}`],
  ["a bold name", `**Title:** The Quiet Moon\n\n${body}`],
  ["a bold named title", `**Title: The Quiet Moon**\n\n${body}`],
  ["a quoted title", `“The Quiet Moon”\n\n${body}`],
  ["a bare title", `The Quiet Moon\n\n${body}`],
  ["a greeting before it", `Sure! Here is a bedtime story for Nora:\n\n**The Quiet Moon**\n\n${body}`],
  ["an announcement before it", `Here's a gentle bedtime story about the moon.\n\n# The Quiet Moon\n\n${body}`],
  ["thinking before it", `${thought("A moon? **Yes**.\n\n# Not this")}\n\n# The Quiet Moon\n\n${body}`],
  ["thinking by another name", `${thought("Hm.", "Reasoning")}The Quiet Moon\n\n${body}`],
  ["a stray end of thinking", `${thought("").slice("<think>".length)}\n# The Quiet Moon\n\n${body}`],
  ["rules between", `# The Quiet Moon\n\n---\n\n${body.replace("\n\n", "\n\n***\n\n")}\n\n* * *`],
  ["a code fence", `\`\`\`markdown\n# The Quiet Moon\n\n${body}\n\`\`\``],
  ["HTML", `<h1>The Quiet Moon</h1><p>Nora looked up. The moon looked back.</p><p>“Good night,” said Nora.</p>`],
  [
    "entities",
    `# The Quiet Moon\n\nNora looked up. The moon looked&nbsp;back.\n\n&ldquo;Good night,&#8221; said&#x20;&#78;ora.`,
  ],
  ["carriage returns", wanted.replaceAll("\n", "\r\n")],
  ["spaces in plenty", wanted.replaceAll(" ", "   ").replaceAll("\n", "  \n").replace("**  \n", "**\n")],
  ["a byte order mark and controls", `\uFEFF${wanted.replace("looked", "loo\u0000k\u200Bed")}`],
  ["single line breaks", wanted.replaceAll("\n\n", "\n")],
  ["the title told twice", `# The Quiet Moon\n\n**The Quiet Moon**\n\n${body}`],
  ["an afterword", `${wanted}\n\nI hope you and Nora enjoy this story!`],
  ["a word count", `${wanted}\n\n(Word count: 412)`],
  ["an offer", `${wanted}\n\nLet me know if you would like another one.`],
  ["italics", `# The Quiet Moon\n\nNora *looked* up. The _moon_ looked back.\n\n“Good night,” said Nora.`],
])("%s", (_, text) => {
  const told = normalise(text).trimEnd().replace(/ +\n/g, "\n");
  expect(told).toBe(wanted);
});

test.each([
  ["no title", "Nora looked up. The moon looked back.", "Nora looked up. The moon looked back."],
  ["speech first", "“Look at that!” said Nora.", "“Look at that!” said Nora."],
  ["a chapter first", "Chapter 1: The Hen\n\nShe clucked.", "Chapter 1: The Hen\n\nShe clucked."],
])("%s: the title comes from the answers", (_, text, rest) => {
  expect(normalise(text).trimEnd()).toBe(`**${fallback}**\n\n${rest}`);
});

test.each([
  "Chapter 1: The Hen",
  "**Chapter 1: The Hen**",
  "**Chapter 1:** The Hen",
  "### Chapter 1 - The Hen",
  "## Chapter One: The Hen",
  "Chapter one – The Hen",
  "CHAPTER 1. The Hen",
  "Chapter 1: “The Hen”",
  "Chapter 1\n\nThe Hen",
  "**Chapter 1**\n**The Hen**",
  "Chapter 1:\n### The Hen",
])("the marker %j", (marker) => {
  const text = normalise(`# T\n\n${marker}\n\nShe clucked.`).trimEnd();
  expect(text).toBe("**T**\n\nChapter 1: The Hen\n\nShe clucked.");
});

test("a chapter without a title has none, and prose that speaks of chapters is prose", () => {
  const text = "**T**\n\nChapter 2\n\nShe clucked, and then she slept.\n\nChapter one was over, they said.";
  expect(normalise(text)).toBe(text);
});

test.each(["", "  \n\n ", "<think>only this", "---", "\uFEFF", "```\n```"])("%j says nothing", (text) => {
  expect(normalise(text)).toBe("");
});

test("bold ends with its line, marks without words are dropped, stars and snakes stay", () => {
  expect(normalise("# T\n\nA **big bang\n\nwent** off. 2 * 3 and snake_case_word.")).toBe(
    "**T**\n\nA **big bang**\n\nwent off. 2 * 3 and snake_case_word.",
  );
  expect(normalise("# T\n\nA ***very* loud** bang and __BOOM__.")).toBe("**T**\n\nA **very loud** bang and **BOOM**.");
});

test("an emoji cut in two is joined, half an emoji is dropped", () => {
  expect(normalise("**T**\n\nA 🌙 shone.", 1)).toBe("**T**\n\nA 🌙 shone.");
  expect(normalise("**T**\n\nA \uD83C shone.")).toBe("**T**\n\nA shone.");
});

test("less-than signs that open no tag are text", () => {
  expect(normalise(`**T**\n\n2 < 3 and a <${"x".repeat(60)} too & so on.`)).toContain(
    `2 < 3 and a <${"x".repeat(60)} too & so on.`,
  );
});

test("passes each sentence on when the next has begun", () => {
  const normaliser = createNormaliser({ fallbackTitle: fallback });
  expect(normaliser.push("**T**\n")).toBe("**T**\n");
  let told = normaliser.push("\nNora looked up. ");
  expect(told).toContain("Nora looked up. ");
  told = normaliser.push("The moon *looked* back. “Oh!” ");
  expect(told).toContain("The moon looked back. “Oh!” ");
});

const fragments = fc.constantFrom(
  ..."# |## |**|*|_|__|***|\n|\n\n|---|Chapter 1|Chapter Two: |: |Title: |The Hen|Nora looked up. |“Oh!” |<p>|</p>|<br/>|<|>|&amp;|&#39;|&|"
    .concat(
      "I hope you enjoyed the story.|Word count: 3|Sure! Here is a story:|```|- |🌙|\uD83C|\uDF19|\r|\t| |x|\uFEFF",
    )
    .split("|"),
  thought("hm"),
  "<think>",
  "|",
);
const modelText = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(""));

test("any chunking of the same text gives the same story", () => {
  fc.assert(
    fc.property(modelText, fc.integer({ min: 1, max: 9 }), (text, size) => {
      expect(normalise(text, size)).toBe(normalise(text));
    }),
    { seed: 5, numRuns: 3000 },
  );
});

test("the format holds for any text: one title line, no stray halves, no runs of blank lines", () => {
  fc.assert(
    fc.property(fc.oneof(modelText, fc.string({ unit: "binary" })), (text) => {
      const told = normalise(text);
      if (told === "") return true;
      expect(told).toMatch(/^\*\*[^*\n]+\*\*\n/);
      expect(told).not.toMatch(/\n\n\n|\p{Cs}|[\r\t\0]/u);
      return parseStory(told).title !== "";
    }),
    { seed: 6, numRuns: 3000 },
  );
});

test("a story in the format passes unchanged", () => {
  const word = fc.constantFrom("moon", "Nora", "slept", "**owl**", "looked", "“Oh,”", "softly", "it’s", "Chapter");
  const sentence = fc.array(word, { minLength: 3, maxLength: 12 }).map((words) => `And ${words.join(" ")}.`);
  const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(" "));
  const block = fc.oneof(
    paragraph,
    fc.integer({ min: 1, max: 9 }).map((n) => `Chapter ${n}: The Moon\n\nShe slept.`),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
      const story = `**The Owl**\n\n${blocks.join("\n\n")}`;
      expect(normalise(story)).toBe(story);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test("a runaway text in single characters is no trouble", () => {
  const told = normalise(`**T**\n\n${"The moon went on. ".repeat(60_000)}`, 1);
  expect(told.length).toBeGreaterThan(1_000_000);
});

test("the title from the answers names what the child loves", () => {
  const request = {
    age: 5,
    gender: "girl",
    style: "everyday",
    lesson: "kindness",
    readingTime: "2-3 minutes",
  } as const;
  expect(fallbackTitle({ ...request, interests: ["random", "dinosaurs"] })).toBe("An Everyday Life Story: Dinosaurs");
  expect(fallbackTitle({ ...request, style: "gentle", interests: ["**my** cat"] })).toBe("A Gentle Story: my cat");
  expect(fallbackTitle({ ...request, style: "funny", interests: ["random"] })).toBe("A Funny Bedtime Story");
});
