import { describe, expect, test } from "vitest";
import type { StoryRequest } from "../../../../app/story/request";
import { readLove } from "../../../../app/storybook/loves/read-love";
import { factsFor, withFacts } from "../../../../app/storybook/teller/facts";
import { aTale, libraryOf } from "../../../support/storybook/made-tales";
import { tell, tellWhole } from "../../../support/storybook/samples";

const known = {
  chess: ["the color of each square has a neighbor of the other", "a pawn takes one small step", "Olive castles"],
  owls: ["an owl is one"],
};

describe("what is known of a love", () => {
  test("is two of its facts, others for another story, the same for the same one", () => {
    const told = Array.from({ length: 40 }, (_, seed) => factsFor(readLove("chess"), known, seed));
    expect(told[7]).toEqual(factsFor(readLove("chess"), known, 7));
    for (const one of told) {
      expect(known.chess).toContain(one?.fact);
      expect(known.chess).toContain(one?.wonder);
      expect(one?.fact).not.toBe(one?.wonder);
    }
    expect(new Set(told.map((one) => one?.fact)).size).toBe(known.chess.length);
  });

  test("is other ones in an evening's next chapter", () => {
    const [first, second] = [0, 1].map((chapter) => factsFor(readLove("chess"), known, 5, chapter));
    expect(second?.fact).not.toBe(first?.fact);
    expect(second?.fact).not.toBe(first?.wonder);
    expect(second?.wonder).toBe(first?.fact);
  });

  test("is nothing where fewer are known, or the love is in no lexicon", () => {
    for (const words of ["owls", "quiet quarks", "my owl Ede", "my uncle Chess", "why chess has a queen"])
      expect(factsFor(readLove(words), known, 1)).toBeUndefined();
    expect(factsFor(undefined, known, 1)).toBeUndefined();
  });
});

test("of a pet is known what its kind is", () => {
  const horses = { horses: ["a horse can nap on its feet", "a foal stands soon"] };
  for (const words of ["my horse", "our horse Star"]) expect(factsFor(readLove(words), horses, 1)).toBeDefined();
  expect(factsFor(readLove("my grandpa"), { grandpas: horses.horses }, 1)).toBeUndefined();
});

test("a passage is told with its facts, or is left out without a trace", () => {
  const paragraph = 'Nora told it. [? "{Fact}," she said, for {fact}. ?] [? {Wonder}. ?] Then it slept.';
  expect(withFacts(paragraph, { fact: "an owl is one", wonder: "so is a wren" })).toBe(
    'Nora told it. "An owl is one," she said, for an owl is one. So is a wren. Then it slept.',
  );
  expect(withFacts(paragraph, undefined)).toBe("Nora told it. Then it slept.");
  expect(withFacts("[? {Fact}. ?]", undefined)).toBe("");
});

describe("a tale that is open to any love", () => {
  const always = (text: string) => ({ lesson: null, when: "always" as const, text });
  const blocks = [
    always('{hero} loved {love}. [? "{Fact}," said {hero}. ?] [+ It was late. +]'),
    always("[? {Wonder}. ?]"),
    always("{hero} slept."),
  ];
  const library = libraryOf([aTale("4-5/anything/one", { blocks })], "1f2e3d4c", known);
  const request: StoryRequest = {
    age: 4,
    gender: "girl",
    interests: ["chess"],
    style: "gentle",
    lesson: "kindness",
    readingTime: "5-7 minutes",
  };

  test("says what is known, in the country's spelling", () => {
    const texts = Array.from({ length: 9 }, (_, i) => tell({ ...request, country: "GB" }, i * 65_536, library));
    expect(texts.join("\n")).toContain("The colour of each square has a neighbour of the other");
    for (const text of texts) expect(text).not.toMatch(/[{}?]|\[/);
  });

  test("has no name that a fact has", () => {
    const stories = Array.from({ length: 60 }, (_, i) => tellWhole(request, i * 65_536, library));
    const ofOlive = stories.filter(({ pieces }) => pieces.join("").includes("Olive castles"));
    expect(ofOlive.length).toBeGreaterThan(0);
    expect(ofOlive.map(({ hero }) => hero)).not.toContain("Olive");
  });

  test("has no empty paragraph where nothing is known", () => {
    const { pieces, hero } = tellWhole({ ...request, interests: ["quiet quarks"] }, 0, library);
    expect(pieces.slice(1)).toEqual([`\n\n${hero} loved quiet quarks. It was late.`, `\n\n${hero} slept.`]);
  });
});
