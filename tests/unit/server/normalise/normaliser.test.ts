import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStory } from "../../../../app/story/text/text";
import { createNormaliser, spareTitle } from "../../../../server/normalise/normaliser";

const spare = "A Gentle Story";

function normalise(text: string, size = text.length || 1): string {
  const normaliser = createNormaliser({ spareTitle: spare });
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
  ["a greeting on the title's line", `Sure! Here's your bedtime story: **The Quiet Moon**\n\n${body}`],
  ["a one-word greeting", `Of course!\n\nTitle:\nThe Quiet Moon\n\n${body}`],
  ["thinking before it", `${thought("A moon? **Yes**.\n\n# Not this")}\n\n# The Quiet Moon\n\n${body}`],
  ["thinking by another name", `${thought("Hm.", "Reasoning")}The Quiet Moon\n\n${body}`],
  ["a stray end of thinking", `${thought("").slice("<think>".length)}\n# The Quiet Moon\n\n${body}`],
  ["rules between", `# The Quiet Moon\n\n---\n\n${body.replace("\n\n", "\n\n***\n\n")}\n\n* * *`],
  ["bullets", `* The Quiet Moon\n\n- ${body.replace("\n\n", "\n\n• ")}`],
  ["tokens of the model", `${wanted}<|im_end|>`],
  ["entities escaped twice", wanted.replace("“", "&amp;ldquo;").replace("”", "&amp;#x201D;")],
  ["a rule and an afterword", `${wanted}\n\n---\n\n*I hope you enjoyed this story! Would you like another?*`],
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
  expect(normalise(text).trimEnd()).toBe(`**${spare}**\n\n${rest}`);
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

test("lines wrapped by hand are joined, lines of a rhyme are not", () => {
  const wrapped =
    "Nora looked up at the moon from her little bed, and the moon\nlooked back at her for a good long while above the hills,\nand slept.";
  expect(normalise(`**T**\n\n${wrapped}`)).toBe(`**T**\n\n${wrapped.replaceAll("\n", " ")}`);
  expect(normalise("**T**\n\nHush, little owl,\nthe night is near.")).toBe(
    "**T**\n\nHush, little owl,\n\nthe night is near.",
  );
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

test("less-than and ampersand that are no markup are text, and cannot become markup", () => {
  expect(normalise("**T**\n\n2 < 3, I <3 you, Fox & Co &co; so on.")).toBe(
    "**T**\n\n2 < 3, I <3 you, Fox & Co & co; so on.",
  );
  const endless = "x".repeat(300);
  expect(normalise(`**T**\n\nA <${endless} &lt;i&gt;went&am<i>p; by.`)).toBe(`**T**\n\nA < ${endless} went& amp; by.`);
});

test.each([
  ["Here is the story of how the moon lost her slippers.", "an announcement that is the story's own"],
  ["Sure as the sun, Nora got up. Then she slept.", "a greeting that is none"],
  ["I hope the rain stops, thought Nora. It did.", "a wish that is none"],
  ["(It was a very small owl.) It slept.", "a remark that is none"],
  ["Mr. Fox yawned. He slept.", "an abbreviation"],
  ["Chapter one of her book was about frogs.", "a chapter of a book"],
  ["Chapter I read last night was good.", "no Roman numeral"],
  ["The End", "the end"],
])("%j stays: %s", (line) => {
  expect(normalise(`**T**\n\nNora sat.\n\n${line}`)).toBe(`**T**\n\nNora sat.\n\n${line}`);
  expect(normalise(`**T**\n\n${line}`)).toBe(`**T**\n\n${line}`);
});

test("a title told again where a chapter begins is left out, in the midst of prose it stays", () => {
  const text =
    "**The Hen**\n\nChapter 1: Up\n\nThe Hen\n\nUp.\n\n**The Hen**\n\nChapter 2: Down\n\nDown.\n\nThe Hen\n\nSlept.";
  expect(normalise(text)).toBe("**The Hen**\n\nChapter 1: Up\n\nUp.\n\nChapter 2: Down\n\nDown.\n\nThe Hen\n\nSlept.");
});

test("prose on a chapter's line is prose", () => {
  const long = "The hen clucked and clucked. ".repeat(6).trim();
  expect(normalise(`**T**\n\n**Chapter 1:** ${long}\n\nShe slept.`)).toBe(
    `**T**\n\nChapter 1\n\n${long}\n\nShe slept.`,
  );
});

test("a spare title that is no title is replaced", () => {
  const normaliser = createNormaliser({ spareTitle: "<b>Chapter 1: *x*</b>\n" });
  expect(normaliser.push("Nora sat. She") + normaliser.end()).toBe("**A Bedtime Story**\n\nNora sat. She");
});

test("passes each sentence on when the next has begun", () => {
  const normaliser = createNormaliser({ spareTitle: spare });
  expect(normaliser.push("**T**\n")).toBe("**T**\n");
  let told = normaliser.push("\nNora looked up. ");
  expect(told).toContain("Nora looked up. ");
  told = normaliser.push("The moon *looked* back. “Oh!” ");
  expect(told).toContain("The moon looked back. “Oh!” ");
});

test.each([
  "I hope it rains. ",
  "(It was small.) ",
  "Chapters are long. ",
  "“Oh!” ",
  "The Owls sat. ",
  "Sure. ",
  "Note this. ",
])("the sentence %j comes out at once", (sentence) => {
  const normaliser = createNormaliser({ spareTitle: spare });
  normaliser.push("**The Owl**\n\n");
  expect(normaliser.push(sentence)).toBe(`\n${sentence}`);
  expect(normaliser.push("She sat.\n")).toBe("She sat.\n");
  expect(normaliser.push(`\n${sentence}`)).toBe(`\n${sentence}`);
});

test("without a title, prose flows from its first sentence on", () => {
  const normaliser = createNormaliser({ spareTitle: spare });
  expect(normaliser.push("Nora looked up. T")).toBe(`**${spare}**\n\nNora looked up. T`);
  expect(normaliser.push("he moon")).toBe("he moon");
});

test.each(["x", "**", "<", "&", "_", "#", "-", "Chapter 1: ", "I hope ", "`", "1 * ", "<a"])(
  "what is held back of endless %j is bounded",
  (unit) => {
    const normaliser = createNormaliser({ spareTitle: spare });
    for (let i = 0; i < 2000; i++) normaliser.push(unit);
    normaliser.push("\n");
    expect(normaliser.end().length).toBeLessThan(400);
  },
);

const fragments = fc.constantFrom(
  ..."# |## |**|*|_|__|***|\n|\n\n|---|Chapter 1|Chapter Two: |: |Title: |The Hen|Nora looked up. |“Oh!” |<p>|</p>|<br/>|<|>|&amp;|&#39;|&|"
    .concat(
      "|&lt;|&gt;|&am|p;|amp;|\\|•|+|~|2|3|“|”|she|and then they went on and on until the night was dark|A Gentle Story|Mr. ",
    )
    .concat(
      "|I hope |Here's a bedtime story for you.|Sure! |</think>|<h1>|</h1>|<b>|</b>|1|.|!|****|Chapter IV| - |`|I hope you enjoyed the story.|Word count: 3|Sure! Here is a story:|```|- |🌙|\uD83C|\uDF19|\r|\t| |x|\uFEFF",
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

test("a normalised story is normal", () => {
  fc.assert(
    fc.property(modelText, (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
    }),
    { seed: 4, numRuns: 5000 },
  );
});

test("the parser reads exactly what the normaliser told", () => {
  fc.assert(
    fc.property(modelText, (text) => {
      const told = normalise(text);
      if (told === "") return;
      const { title, chapters } = parseStory(told);
      const blocks = chapters.flatMap(({ number, title: name, paragraphs }) => [
        ...(number === undefined ? [] : [name ? `Chapter ${number}: ${name}` : `Chapter ${number}`]),
        ...paragraphs.map((spans) => spans.map(({ text, bold }) => (bold ? `**${text}**` : text)).join("")),
      ]);
      expect([`**${title}**`, ...blocks].join("\n\n")).toBe(told.replace(/ +$/gm, "").trimEnd());
    }),
    { seed: 3, numRuns: 3000 },
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
}, 30_000);

test.each([
  ["The moon went on. ", 10_000_000],
  ["**<b>", 1_000_000],
  ["&amp;", 1_000_000],
  ["I hope you\n", 1_000_000],
  ["Chapter 1: ", 1_000_000],
  ["<", 1_000_000],
  ["_*`", 1_000_000],
])(
  "endless %j is no trouble",
  (unit, length) => {
    const text = unit.repeat(Math.ceil(length / unit.length));
    expect(normalise(`**T**\n\nNora: ${text}`, 65_536)).toMatch(/^\*\*T\*\*\n/);
  },
  30_000,
);

test("the title from the answers names what the child loves", () => {
  const request = {
    age: 5,
    gender: "girl",
    style: "everyday",
    lesson: "kindness",
    readingTime: "2-3 minutes",
  } as const;
  expect(spareTitle({ ...request, interests: ["random", "dinosaurs"] })).toBe("An Everyday Life Story: Dinosaurs");
  expect(spareTitle({ ...request, style: "gentle", interests: ["**my** cat"] })).toBe("A Gentle Story: my cat");
  expect(spareTitle({ ...request, style: "funny", interests: ["random"] })).toBe("A Funny Bedtime Story");
});
