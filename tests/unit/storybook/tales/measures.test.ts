import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTale, splitTale } from "../../../../app/storybook/parse-tale";
import { coverageOf } from "../../../support/tales/coverage";
import { measure } from "../../../support/tales/measure";
import { samenessFaults } from "../../../support/tales/sameness";
import { sentencesOf } from "../../../support/tales/sentences";
import { strangers } from "../../../support/tales/strangers";
import { taleFaults } from "../../../support/tales/tale-faults";

const id = "4-5/dinosaurs/olive-is-busy";
const source = readFileSync(path.join(import.meta.dirname, `../../../../app/storybook/tales/${id}.md`), "utf8");

function written(changed: string, as = id) {
  return { file: as, tale: parseTale(as, changed), head: splitTale(changed).head };
}
const faultsAfter = (from: string, to: string) => {
  expect(source).toContain(from);
  return taleFaults(written(source.replaceAll(from, to))).join("\n");
};

test("a finished tale holds", () => {
  expect(taleFaults(written(source))).toEqual([]);
});

test.each([
  ["refrain: I am busy\n", "", "The head has no 'refrain: …'."],
  ["names: Olive", "names: Olive, Oskar", "'names:' has 'Oskar', who is not in the tale."],
  ["about: dinosaurs", "about: birds", "'about:' begins with the tale's world"],
  ["moods: funny, everyday", "moods: funny", "'moods:' has a pair"],
  ["Why did Olive sit on so many things? | ", "", "'ask:' has two questions"],
  ["stuck {their} {carried}", "stuck {thier} {carried}", "{thier} is no open place here"],
  ["\n= kindness\n", "\n= courage\n", "There is nothing for the lesson '= kindness'."],
  ["But tonight it was {hero}'s pillow.", "But tonight {they} was tired.", "After {they} write {was}"],
  ["But tonight it was {hero}'s pillow.", "But tonight was {they} tired.", "No verb before {they}"],
  ["But tonight it was {hero}'s pillow.", "Then {they} runs to the pillow.", "'{they} runs' is wrong for 'they'"],
  ["But tonight it was {hero}'s pillow.", "But {hero} {was} tired.", "After {hero} the verb stays"],
  ["But tonight it was {hero}'s pillow.", "But tonight the pillow was grey.", "'grey' is 'gray' there"],
  ["But tonight it was {hero}'s pillow.", "Tonight[+ , at last, +] it was so.", "apart from its word: 'Tonight ,'"],
  ["But tonight it was {hero}'s pillow.", "{They} sat down and {was} glad.", "stand right after {they}"],
  ["But tonight it was {hero}'s pillow.", "Tonight [+, at last +] it was so.", "a bracket is told"],
  ["But tonight it was {hero}'s pillow.", "A {carried} was there.", "{carried} may be an acorn or a drum"],
  ["But tonight it was {hero}'s pillow.", "Call 555-867-5309 tonight.", "The safety rules would stop this sentence"],
  ["But tonight it was {hero}'s pillow.", `Tonight ${"it was not a pillow ".repeat(5)}.`, "the longest sentence has"],
  ["+ On Wednesday", "On Wednesday", "words; 250 to 355 are asked"],
])("%j changed to %j is found", (from, to, fault) => {
  expect(faultsAfter(from, to)).toContain(fault);
});

test("a love has no article and no verb that agrees with it", () => {
  const anything = source.replace("about: dinosaurs", "about: anything");
  const as = "4-5/anything/olive-is-busy";
  const faults = (sentence: string) =>
    taleFaults(written(anything.replace("But tonight it was {hero}'s pillow.", sentence), as)).join("\n");
  expect(faults("{Love} is best.")).toContain("{love} may be one thing or many");
  expect(faults("{hero} loved the {love}.")).toContain("{love} has no article before it");
  expect(faults("{hero} slept.")).toContain("The tale has no {love}.");
  expect(faults("{hero} thought about {love} until supper.")).toBe("");
  expect(faults("{hero} thought about {love}. {Fact}.")).toContain("{fact} and {wonder} stand in '[? … ?]'");
  expect(faults("{hero} thought about {love} until supper. [? {Fact}. {Wonder}. ?]")).toBe("");
  expect(faults(`{hero} thought about {love}. [? {Fact}, for ${"so it is, ".repeat(4)}for {wonder}. ?]`)).toContain(
    "with facts: the longest sentence has",
  );
  const inSpace = written(source.replace("But tonight it was {hero}'s pillow.", "Tonight. [? {Fact}. ?]"));
  expect(taleFaults(inSpace).join("\n")).toContain("{fact} is no open place here");
});

test("whom only one lesson names is asked about", () => {
  const changed = source.replace("{hero} was saving one bowl", "It was for Mei, and {hero} was saving one bowl");
  expect(strangers(written(changed))).toContain(
    "kindness: is 'Mei' known to the listener? What is always told does not name it.",
  );
});

test("sentences are counted as a listener hears them", () => {
  expect(sentencesOf('"Is it?" asked Nora. "It is." Mrs. Hill slept.')).toHaveLength(3);
  expect(measure('"Toot," said Plum. Flump. The little train went home to bed.')).toMatchObject({
    words: 11,
    longest: 7,
    meanSentence: 7,
  });
});

test("the same converter or refrain is found, in other words too", () => {
  const one = written(source);
  const like = (key: string, words: string) => ({
    ...one,
    tale: { ...one.tale, id: "4-5/space/other" },
    head: { ...one.head, converter: "a bell", refrain: "none", [key]: words },
  });
  expect(samenessFaults([one, like("refrain", "I am busy!")])).toHaveLength(1);
  expect(
    samenessFaults([one, like("converter", "An owl asks which hands can be trusted, and choices make trusted hands")]),
  ).toHaveLength(1);
  expect(samenessFaults([one, like("converter", "the drum sounds only when two play")])).toEqual([]);
});

test("coverage names what is missing", () => {
  const { missing } = coverageOf([written(source).tale]);
  expect(missing).not.toContain("4-5/dinosaurs: 1 funny + everyday");
  expect(missing).toContain("4-5/dinosaurs: 1 gentle + bedtime");
  expect(missing).toContain("2-3/anything: 2 gentle + bedtime");
});
