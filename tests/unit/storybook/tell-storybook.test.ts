import { describe, expect, test } from "vitest";
import { ages, genders, lessons, readingTimes } from "../../../app/story/catalogue";
import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";
import { tellStorybook } from "../../../app/storybook/tell-storybook";
import { aTale, libraryOf, wholeLibrary } from "../../support/storybook/made-tales";
import { tell, tellWhole } from "../../support/storybook/samples";

const library = wholeLibrary();
const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["space"],
  style: "funny",
  lesson: "courage",
  readingTime: "5-7 minutes",
};

test("the same answers, seed and library tell the same story, from any loader", async () => {
  for (const { value: readingTime } of readingTimes) {
    const asked = { ...request, readingTime };
    const story = await tellStorybook(asked, 65_537, library);
    expect(story).toEqual(tellWhole(asked, 65_537, library));
    expect(await tellStorybook(asked, 65_537, library, { version: story?.version ?? "" })).toEqual(story);
    expect(await tellStorybook(asked, 65_537, library, { version: "t0;4-5/space/x@00000000:0" })).toBeUndefined();
  }
});

test("a slow reader's story is shorter, and told again to the letter", async () => {
  const asked = { ...request, words_per_minute: 75 };
  const slow = await tellStorybook(asked, 65_537, library);
  const usual = await tellStorybook(request, 65_537, library);
  const length = (story = slow) => story?.pieces.join("").split(/\s+/).length ?? 0;
  expect(length()).toBeLessThan(525);
  expect(length()).toBeLessThan(length(usual) * 0.8);
  expect(slow?.title).toBe(usual?.title);
  expect(await tellStorybook(asked, 65_537, library, { version: slow?.version ?? "" })).toEqual(slow);
});

test("no more than three files are read", async () => {
  const read: string[] = [];
  const watched = {
    ...library,
    load: (file: string) => {
      read.push(file);
      return library.load(file);
    },
  };
  const interests = ["space", "art", "music", "ocean"];
  await tellStorybook({ ...request, interests, readingTime: "15 minutes" }, 0, watched);
  expect(read).toHaveLength(3);
  read.length = 0;
  await tellStorybook({ ...request, interests: ["owls"], readingTime: "2-3 minutes" }, 0, watched);
  expect(read).toEqual(["storybook/4-5/anything.json", "storybook/4-5/animals.json"]);
  read.length = 0;
  const many = ["owls", "soccer", "fire trucks"];
  await tellStorybook({ ...request, interests: many, readingTime: "15 minutes" }, 0, watched);
  expect(read).toEqual(["anything", "cars", "animals"].map((world) => `storybook/4-5/${world}.json`));
});

test("every open place is filled, for whomever it is told", () => {
  for (const { value: gender } of genders) {
    for (const { value: lesson } of lessons) {
      const text = tell({ ...request, gender, lesson }, 0, library);
      expect(text).not.toMatch(/[{}]|\[\+|undefined/);
      expect(text).toContain(`Choice ${lesson}.`);
      expect(text).toMatch({ boy: /that he was/, girl: /that she was/, neutral: /that they were/ }[gender]);
    }
  }
});

test("one tale has its title, an evening the child's name and the tales' titles by chapter", () => {
  expect(tell(request, 0, library)).toMatch(/^\*\*The Tale of funny-one\*\*\n\n[^C]/);
  const evening = tellWhole({ ...request, readingTime: "15 minutes" }, 0, library);
  expect(evening.title).toContain(evening.hero);
  expect(evening.title).toContain("Three");
  const text = evening.pieces.join("");
  expect([...text.matchAll(/^Chapter (\d): The Tale of /gm)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
});

test("the second love is carried, and further ones stand on the shelf of the last bedroom", () => {
  const interests = ["my cat Pickles", "steam trains", "drums", "my bike"];
  const short = tell({ ...request, interests, readingTime: "2-3 minutes" }, 0, library);
  expect(short).toMatch(/had her [\w ]*train/);
  expect(short).toMatch(/\n\p{L}+’s [^.]+ and [^.]+ waited on the shelf for tomorrow\./u);
  const evening = tell({ ...request, interests, readingTime: "10-12 minutes" }, 0, library);
  expect(evening.match(/waited on the shelf/g)).toHaveLength(1);
  expect(tell({ ...request, interests: ["space", "art"] }, 0, library)).not.toContain("shelf");
});

test("a picture is named in full once", () => {
  const interests = ["space", "quiet quarks"];
  const blocks = ["{hero} had {their} {carried}.", "The {carried} lay there.", "The {carried} slept."].map((text) => ({
    lesson: null,
    when: "always" as const,
    text,
  }));
  const from = libraryOf([aTale("4-5/space/one", { blocks })]);
  expect(tellWhole({ ...request, interests }, 0, from).pieces.slice(1)).toEqual([
    expect.stringMatching(/had her picture book about quiet quarks\.$/),
    "\n\nThe picture book lay there.",
    "\n\nThe picture book slept.",
  ]);
});

test("who is with a dear one holds no picture of them", () => {
  const interests = ["my cat Pickles"];
  const beside = tell({ ...request, interests, style: "gentle" }, 0, library);
  expect(beside).toMatch(/had her \w+ \w+ and wanted her cat Pickles/);
  expect(beside).not.toContain("drawing of");
  const away = tell({ ...request, interests: ["space", ...interests] }, 0, library);
  expect(away).toContain("had her drawing of Pickles");
});

test("a loved Grandpa is the grown-up in tales that are not about him", () => {
  const told = (interests: string[], seed: number, from = library) => tell({ ...request, interests }, seed, from);
  for (let family = 0; family < 6; family++) {
    const text = told(["space", "my grandpa"], family * 65_536);
    expect(text).toMatch(/was home with Grandpa\./);
    expect(text).not.toContain("photo of");
    // In his own tale he is somebody else than the grown-up at home, and so he is in a tale that names another Grandpa.
    expect(told(["my grandpa"], family * 65_536)).not.toMatch(/was home with Grandpa\./);
  }
  const text = "{hero} and {grownup} had {their} {carried}. Olive's grandpa slept.";
  const named = libraryOf([aTale("4-5/space/one", { blocks: [{ lesson: null, when: "always", text }] })]);
  expect(told(["space", "my grandpa"], 0, named)).toMatch(/and (?!Grandpa)\w+ had her photo of Grandpa\./);
  expect(told(["space", "my cousin Leo"], 0)).toContain("photo of Leo");
});

test("nobody is called as somebody in the tale is", () => {
  const named = (names: string) =>
    libraryOf([
      aTale("4-5/space/one", { blocks: [{ lesson: null, when: "always", text: `{hero}, {grownup} and ${names}.` }] }),
    ]);
  const before = tellWhole(request, 0, named("Olive"));
  const after = tellWhole(request, 0, named(`${before.hero}’s Dad and Mom`));
  expect(after.hero).not.toBe(before.hero);
  expect(after.pieces.join("")).not.toMatch(/, (?:Mom|Dad) and/);
  const own = tellWhole({ ...request, interests: ["space", `my cat ${before.hero}`] }, 0, named("Olive"));
  expect(own.hero).not.toBe(before.hero);
});

describe("a parent's own lesson", () => {
  const told = (lesson: string) => tell({ ...request, lesson, readingTime: "10-12 minutes" }, 0, library);

  test("is said once, at home, in the last tale", () => {
    const text = told("we look both ways before we cross");
    expect(text.match(/look both ways/gi)).toHaveLength(1);
    expect(text.indexOf("look both ways")).toBeGreaterThan(text.indexOf("Chapter 2"));
    expect(text).toMatch(/“[^”]*look both ways[^”]*[,!?]” (?:Mom|Dad|\w+) said softly\./i);
  });

  test("that is a house rule is done before bed", () => {
    expect(told("always brush your teeth")).toMatch(/But first, as on every evening, \w+ .*brush.*\./);
  });

  test.each(["{hero} must {fly}", 'don\'t say "no"', "**bold** [+ x +]", "why?", "Be kind."])(
    "may hold anything: %s",
    (lesson) => {
      expect(() => told(lesson)).not.toThrow();
    },
  );
});

test("own interests may hold anything", () => {
  for (const interest of ["{love}", "{carried} {x}", "[+ x +]", "恐竜", "🦄🌈", "a"])
    for (const interests of [[interest], ["space", interest], ["space", "art", interest]])
      expect(() => tell({ ...request, interests }, 0, library)).not.toThrow();
});

test("spelling and the grown-up's name are the country's, a parent's words stay", () => {
  const tale = aTale("4-5/space/one", {
    blocks: [
      {
        lesson: null,
        when: "always",
        text: '{grownup} loved {love}. "The color is gray," she said. It\'s {their} flashlight.',
      },
    ],
  });
  const from = libraryOf([tale]);
  const asked = { ...request, interests: ["gray colors"] };
  const british = Array.from({ length: 40 }, (_, seed) => tell({ ...asked, country: "GB" }, seed * 65_536, from));
  expect(british[0]).toContain("“The colour is grey,” she said. It’s her torch.");
  expect(british[0]).toContain("gray colors");
  expect(british.join()).toMatch(/Mum loved/);
  expect(british.join()).not.toMatch(/Mom/);
  expect(tell({ ...asked, country: "US" }, 0, from)).toContain("“The color is gray,” she said. It’s her flashlight.");
});

test("every length is kept, and what is left out is never more than needed", () => {
  const counted = (text: string) =>
    text
      .split("\n\n")
      .slice(1)
      .filter((line) => !line.startsWith("Chapter "))
      .join(" ")
      .split(/\s+/).length;
  for (const age of ages) {
    for (const { value: readingTime } of readingTimes.slice(1)) {
      const { min, max } = wordRange(age, readingTime);
      const words = counted(tell({ ...request, age, readingTime }, 0, library));
      expect(words, `${age}, ${readingTime}`).toBeGreaterThanOrEqual(min);
      expect(words, `${age}, ${readingTime}`).toBeLessThanOrEqual(max);
    }
  }
});

test("where there is no tale for a love, the love comes along", () => {
  const from = libraryOf([aTale("4-5/cars/one")]);
  for (const story of [0, 1])
    expect(tell({ ...request, interests: ["space", "my cat Pickles"] }, story, from)).toMatch(
      story ? /Pickles/ : /had her/,
    );
});
