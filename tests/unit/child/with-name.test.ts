import fc from "fast-check";
import { expect, test } from "vitest";
import { callStory } from "../../../app/child/called.client";
import { withName, withoutOpenName } from "../../../app/child/with-name";
import { storyToPlainText } from "../../../app/story/text/plain-text";
import { parseStory, type StoryText } from "../../../app/story/text/text";

const zoe = { hero: "Nora", name: "Zoë" };

test.each([
  ["a whole word", "Then Nora slept.", zoe, "Then Zoë slept."],
  ["a possessive", "Nora’s boots and Nora's hat", zoe, "Zoë’s boots and Zoë's hat"],
  ["what is shortened", "Nora’ll come", zoe, "Zoë’ll come"],
  ["shouted", "“NORA!” called Mom. NORA’S BOOTS", zoe, "“ZOË!” called Mom. ZOË’S BOOTS"],
  ["with a hyphen", "a Nora-sized hole", zoe, "a Zoë-sized hole"],
  ["in quotes", "‘Nora,’ said “Nora”", zoe, "‘Zoë,’ said “Zoë”"],
  ["not inside a word", "Norah, Elnora, Noraé, d’Nora, Nora2", zoe, "Norah, Elnora, Noraé, d’Nora, Nora2"],
  ["not beside a letter beyond the first plane", "𐐀Nora Nora𐐀", zoe, "𐐀Nora Nora𐐀"],
  ["not a word that is only spelled alike", "the robin saw Robin", { hero: "Robin", name: "Max" }, "the robin saw Max"],
  ["a hero on s", "Rasmus’s hat, Rasmus’ cap", { hero: "Rasmus", name: "Ida" }, "Ida’s hat, Ida’s cap"],
  ["a hero on s, quoted", "‘Come, Rasmus’ she said", { hero: "Rasmus", name: "Ida" }, "‘Come, Ida’ she said"],
  ["a name on s", "Nora’s hat", { hero: "Nora", name: "James" }, "James’s hat"],
  [
    "a name that holds the hero's",
    "Nora and Nora",
    { hero: "Nora", name: "Nora-Lee Nora" },
    "Nora-Lee Nora and Nora-Lee Nora",
  ],
  ["signs that patterns know", "Nora ran", { hero: "Nora", name: "$& $1 \\ (a|b)" }, "$& $1 \\ (a|b) ran"],
  ["a hero with such signs", "St. Jo(e) ran, Stx Jo", { hero: "St. Jo(e)", name: "Al" }, "Al ran, Stx Jo"],
  ["another script", "Nora’s hat", { hero: "Nora", name: "美咲" }, "美咲’s hat"],
  ["letters without capitals, shouted", "NORA!", { hero: "Nora", name: "মিনা" }, "মিনা!"],
  ["from right to left, in isolation", "Nora’s hat", { hero: "Nora", name: "מרים" }, "\u200e\u2068מרים\u2069’s hat"],
  ["no hero", "Then Ines slept.", zoe, "Then Ines slept."],
])("%s", (_, text, called, wanted) => {
  expect(withName(text, called)).toBe(wanted);
});

test.each([
  ["He saw N", "He saw "],
  ["He saw Nora", "He saw "],
  ["He saw Nora’", "He saw "],
  ["He saw NO", "He saw "],
  ["He saw Norah", "He saw Norah"],
  ["Nora sang", "Nora sang"],
  ["Elno", "Elno"],
  ["", ""],
])("a growing %j is shown up to %j", (text, shown) => {
  expect(withoutOpenName(text, zoe)).toBe(shown);
});

const told = "**Nora and the Moon**\n\nNora looked up.\n\nChapter 1: What Nora Saw\n\n**Nora**’s hat fell. “NORA!”";

test("stands in titles, chapter titles and bold words too", () => {
  expect(storyToPlainText(callStory(parseStory(told), zoe, false))).toBe(
    "Zoë and the Moon\n\nZoë looked up.\n\nChapter 1: What Zoë Saw\n\nZoë’s hat fell. “ZOË!”",
  );
});

test("two weights of type make no whole word of a part", () => {
  const [chapter] = callStory(parseStory("**T**\n\n**Nora**h and h**Nora**"), zoe, false).chapters;
  expect(chapter?.paragraphs[0]?.map(({ text }) => text)).toEqual(["Nora", "h and h", "Nora"]);
});

test("without a name the story is left as it is", () => {
  const story = parseStory(told);
  expect(callStory(story, undefined, true)).toBe(story);
  expect(callStory(story, { hero: "Nora", name: "" }, false)).toBe(story);
  expect(callStory(story, { hero: "I", name: "Zoë" }, false)).toBe(story);
});

/** The texts that are shown, in order: title, chapter titles, paragraphs. */
function shown({ title, chapters }: StoryText): string[] {
  const blocks = chapters.flatMap((chapter) => [
    ...(chapter.number === undefined ? [] : [chapter.title ?? ""]),
    ...chapter.paragraphs.map((spans) => spans.map(({ text }) => text).join("")),
  ]);
  return [title, ...blocks];
}

test("however a story comes in pieces, what is shown once never changes", () => {
  const words = fc.constantFrom(
    "Nora",
    "NORA",
    "Nora’s",
    "Norah",
    "No",
    "N",
    "Nora’",
    "Rasmus’ hat",
    "**Nora**",
    "so",
    "then,",
    "‘Nora’",
  );
  const paragraph = fc.array(words, { minLength: 1, maxLength: 8 }).map((some) => `${some.join(" ")}.`);
  const story = fc
    .array(paragraph, { minLength: 1, maxLength: 4 })
    .map((some) => `**Nora and No**\n\n${some.join("\n\n")}`);
  const called = fc.record({
    hero: fc.constantFrom("Nora", "Rasmus", "No"),
    name: fc.constantFrom("Zoë", "Nora-Lee", "מרים", "$&"),
  });
  fc.assert(
    fc.property(story, called, fc.array(fc.nat(200), { maxLength: 12 }), (text, names, cuts) => {
      const whole = shown(callStory(parseStory(text), names, false));
      let before: string[] = [];
      for (const cut of [...cuts.sort((a, b) => a - b), text.length]) {
        // Half of a `**` is the parser’s matter: it shows it as it is.
        const end = text.slice(0, cut).replace(/(?<!\*)\*$/, "");
        const now = shown(callStory(parseStory(end), names, true));
        for (const [index, block] of now.entries()) expect(whole[index]?.startsWith(block)).toBe(true);
        for (const [index, block] of before.entries())
          expect((now[index] ?? "").startsWith(block.trimEnd())).toBe(true);
        before = now;
      }
    }),
    { numRuns: 500 },
  );
});
