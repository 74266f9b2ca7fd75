import { describe, expect, test } from "vitest";
import { ages, interests, lessons, readingTimes, styles } from "../../../../app/story/catalogue";
import { parseStoryRequest, type StoryRequest } from "../../../../app/story/request";
import { answersFor, mostStories } from "../../../../scripts/eval-model/answers";
import { faultsIn } from "../../../../scripts/eval-model/checks";
import { lovesMissing } from "../../../../scripts/eval-model/loves-told";
import { varietyOf } from "../../../../scripts/eval-model/variety";
import { reviewRequest } from "../../../../server/telling/review-request";
import { tell } from "../../../support/storybook/samples";

const all = Array.from({ length: mostStories }, (_, i) => answersFor(i));

describe("the answers", () => {
  test("are always the same ones, valid, and such as the review lets through", () => {
    for (const [i, request] of all.entries()) {
      expect(parseStoryRequest(request)).toEqual({ ok: true, request: answersFor(i) });
      expect(() => reviewRequest(request)).not.toThrow();
    }
  });

  test("have every age, mood, length, preset love and lesson, and lessons of a parent's own", () => {
    const has = <T>(values: readonly T[], given: readonly T[]) => values.filter((value) => !given.includes(value));
    const told = {
      ages: has(
        ages,
        all.map(({ age }) => age),
      ),
      lengths: has(
        styles.flatMap(({ value }) => readingTimes.map((time) => `${value} ${time.value}`)),
        all.map(({ style, readingTime }) => `${style} ${readingTime}`),
      ),
      loves: has(
        interests.map(({ value }) => value as string),
        all.flatMap((request) => request.interests),
      ),
      lessons: has(
        lessons.map(({ value }) => value as string),
        all.map(({ lesson }) => lesson),
      ),
    };
    expect(told).toEqual({ ages: [], lengths: [], loves: [], lessons: [] });
    expect(new Set(all.map(({ lesson }) => lesson)).size).toBe(16);
  });
});

const request: StoryRequest = {
  ...answersFor(0),
  age: 6,
  interests: ["dinosaurs"],
  readingTime: "2-3 minutes",
  lesson: "courage",
};
const good = tell(request, 1);
const checks = (text: string, asked = request) => faultsIn(text, asked).map(({ check }) => check);

describe("a story", () => {
  test("of our own keeps every measure", () => {
    expect(checks(good)).toEqual([]);
  });

  test.each<[string, string, Partial<StoryRequest>?]>([
    ["length", `${good}\n\n${good}`],
    ["sentences", `${good}\n\n${"and so the dinosaur went on and on ".repeat(5)}.`],
    ["slow ending", `${good} ${"The dinosaur still had quite a lot of other things to do. ".repeat(8)}`],
    ["loves", good, { interests: ["dinosaurs", "submarines"] }],
    ["names", good.replace("\n\n", "\n\nThen came Luna, and Luna sat down by Luna. ")],
    ["stock phrases", good.replace("\n\n", "\n\nOnce upon a time it rained. ")],
    ["stock phrases", good.replace("\n\n", "\n\nThe leaves softly whispered. ")],
    ["chapters", good, { readingTime: "15 minutes" }],
  ])("%s: what is wrong is found", (check, text, change) => {
    expect(checks(text, { ...request, ...change })).toContain(check);
  });

  test("names that the parent gave are not counted", () => {
    const text = good.replace("\n\n", "\n\nThen came Luna, and Luna sat down by Luna. ");
    expect(checks(text, { ...request, interests: ["dinosaurs", "my cat Luna"] })).not.toContain("names");
  });
});

test.each<[string, string[], string[]]>([
  ["The triceratops slept.", ["dinosaurs"], []],
  ["She slept.", ["dinosaurs", "random"], ["dinosaurs"]],
  ["Pickles slept on the rocket.", ["my cat Pickles", "space"], []],
  ["The dog slept.", ["my cat Pickles"], ["my cat Pickles"]],
  ["An ice queen slept.", ["Elsa"], []],
  ["She slept.", ["恐竜"], []],
])("loves that are not in '%s' of %j", (prose, loves, missing) => {
  expect(lovesMissing(prose, loves)).toEqual(missing);
});

test("variety counts names and what is alike", () => {
  const story = (title: string, prose: string) => `**${title}**\n\n${prose}`;
  const luna = "Then came Luna, and Luna sat down. The moon went to sleep behind the hill.";
  const texts = [
    story("The Quiet Moon", luna),
    story("The Very Quiet Moon", luna),
    story("A Boat", `Rain fell on all the boats. ${luna}`),
    story("A Hen", "A hen laid an egg in the piano. Nobody heard it but Kofi."),
  ];
  expect(varietyOf(texts)).toEqual({ stories: 4, names: [["Luna", 3]], titles: 0, openings: 1, endings: 3 });
  expect(varietyOf([])).toMatchObject({ stories: 0, names: [] });
});
