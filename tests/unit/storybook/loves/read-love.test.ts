import { expect, test } from "vitest";
import { interests } from "../../../../app/story/catalogue";
import { lexicon } from "../../../../app/storybook/loves/lexicon";
import { readLove } from "../../../../app/storybook/loves/read-love";
import { taleWorlds } from "../../../../app/storybook/tale";
import { fillKnown } from "../../../../app/storybook/teller/fill";
import { pronounsOf } from "../../../../app/storybook/teller/pronouns";
import { ownLoves } from "./own-loves";

const table = ownLoves
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("the table is long enough to mean something", () => {
  expect(table.length).toBeGreaterThan(300);
});

test.each(table)("%s is %s: %s, %s", (words = "", meaning, noun, thing) => {
  const love = readLove(words);
  const kind = love.kind === "world" ? love.world : love.kind === "dear" ? love.being : "anything";
  expect([kind, love.noun, love.things[0]]).toEqual([meaning, noun, thing]);
});

const nouns = table.map(([words = ""]) => ({ words, love: readLove(words) }));

test.each(nouns)("$words reads in a sentence", ({ love }) => {
  const girl = pronounsOf("girl");
  const noun = fillKnown(love.noun, girl);
  const sentence = `Nora knew everything about ${noun}.`;
  expect(sentence).not.toMatch(/[{}]|\s\s|\b(?:my|our|me)\b|[.!?,]\.$|\babout (?:and|to|with|love|loves|about)\b/u);
  // 'A' before a vowel, 'an' before none, an article before many.
  expect(sentence).not.toMatch(
    /\ba (?:[aeio]|u(?!ni))|\ban [^aeiouhAEIOU]|\b(?:a|an|the) (?:a|an|the)\b|\ba \p{L}+[^su]s\.$/u,
  );
  for (const thing of love.things.map((one) => fillKnown(one, girl))) {
    expect(`her ${thing}`).not.toMatch(/[{}]|\bher (?:an?|the|her|some)\b/u);
    // There is one of it: 'the drum was'.
    expect(thing.split(/ (?:of|about) /u)[0]).not.toMatch(/[^us]s$(?<!triceratops)/u);
  }
});

test("all things of the lexicon are one, and small enough to be named often", () => {
  for (const entry of lexicon().values()) {
    expect(entry.thing.split(" of ")[0]).not.toMatch(/[^us]s$(?<!triceratops)|^(?:an?|the|some) /u);
    expect(entry.thing.split(" ").length).toBeLessThanOrEqual(5);
  }
});

test("a preset has several things, and a surprise is a preset", () => {
  for (const { value } of interests) {
    const love = readLove(value);
    expect(love.kind === "world" && taleWorlds.includes(love.world)).toBe(true);
    expect(love.things.length).toBeGreaterThanOrEqual(4);
  }
});

test("a dear one's name may hold whose it is", () => {
  expect(readLove("my sister")).toMatchObject({ kind: "dear", name: "{their} sister", being: "person" });
  expect(readLove("our dog")).toMatchObject({ kind: "dear", name: "the dog", being: "walking pet" });
  expect(readLove("my hamster Bun")).toMatchObject({ kind: "dear", name: "Bun", being: "small pet" });
  expect(readLove("my pet Bubbles")).toMatchObject({ kind: "dear", name: "Bubbles", being: "small pet" });
  expect(readLove("our guinea pig")).toMatchObject({ kind: "dear", name: "the guinea pig", being: "small pet" });
  expect(readLove("Rio the parrot")).toMatchObject({ kind: "dear", name: "Rio", being: "other pet" });
  expect(readLove("my golden retriever Max")).toMatchObject({ kind: "dear", name: "Max", being: "walking pet" });
});

test("the tales' braces cannot be typed", () => {
  expect(readLove("{hero} trains").noun).not.toContain("{hero}");
});

test("any words give a noun and a thing, and never throw", () => {
  for (const words of [
    "x",
    "?!",
    "🤷",
    "a",
    "I",
    "my",
    "the",
    "love",
    "why",
    "why?",
    "-",
    "12345",
    "a".repeat(60),
    "we love to",
    "and and and",
  ]) {
    const love = readLove(words);
    expect(love.noun).not.toBe("");
    expect(love.things.length).toBeGreaterThan(0);
  }
});
