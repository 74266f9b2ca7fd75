import { expect, test } from "vitest";
import { changeable, toldAgain } from "../../../app/shelf/one-change";
import { parseStoryRequest } from "../../../app/story/request";
import { aKeptStory } from "../../support/browser/shelf";

const kept = aKeptStory({ title: "A", toldAt: 0 });
const { request } = kept;
const retelling = { seed: 7, version: "t1f2e3d4c;4-5/space/a@0a1b2c3d:0", country: "GB" };
const tale = { ...kept, retelling };
const ofModel = { ...kept, retelling: undefined, storyteller: "model" as const, receipt: "v1.1.x" };
const earlier = { story: kept.text, hero: "Nora", story_metadata: kept.metadata, receipt: "v1.1.x" };

test.each([tale, ofModel])("offers what is another answer: %#", (story) => {
  const can = changeable(story, []);
  expect(can).toMatchObject({ shorter: "2-3 minutes", longer: "10-12 minutes", asksModel: story === ofModel });
  expect(can?.lessons.map(({ value }) => value)).not.toContain("kindness");
  expect(can?.companions.map(({ value }) => value)).not.toEqual(expect.arrayContaining(["space"]));
  expect(changeable({ ...story, request: { ...request, readingTime: "15 minutes" } }, [])?.longer).toBeUndefined();
});

test.each([
  ["without a retelling", { ...kept, retelling: undefined }],
  ["a model's that has no receipt", { ...ofModel, receipt: null }],
])("offers nothing of a story that is told once: %s", (_, story) => {
  expect(changeable(story, [])).toBeUndefined();
  expect(toldAgain(story, { lesson: "honesty" })).toBeUndefined();
});

test("a parent's own words of other stories may come along, each once, and none that is there", () => {
  const told = (interests: string[]) => ({ request: { ...request, interests } });
  const shelf = [told(["space", "my cat Pickles"]), told(["my cat Pickles", "Grandpa's boat"])];
  const named = (story: typeof tale) => changeable(story, shelf)?.companions.slice(-2);
  expect(named(tale)).toEqual([
    { value: "my cat Pickles", label: "my cat Pickles" },
    { value: "Grandpa's boat", label: "Grandpa's boat" },
  ]);
  const withCat = { ...tale, retelling: { ...retelling, companion: "my cat Pickles" } };
  expect(named(withCat)?.map(({ value }) => value)).toEqual(["art", "Grandpa's boat"]);
});

test.each([
  [{ lesson: "honesty" }, { lesson: "honesty" }, {}],
  [{ readingTime: "2-3 minutes" }, { readingTime: "2-3 minutes" }, {}],
  [{ companion: "music" }, {}, { companion: "music" }],
] as const)("one thing of a tale is changed and all else stays: %o", (change, answers, named) => {
  const again = toldAgain(tale, change);
  expect(again).toEqual({ answers: { ...request, ...answers }, retelling: { ...retelling, ...named } });
  expect(parseStoryRequest({ ...again?.answers, retelling: again?.retelling })).toMatchObject({ ok: true });
});

test.each([
  [{ lesson: "honesty" }, { lesson: "honesty" }],
  [{ companion: "music" }, { interests: ["music", "space"] }],
] as const)("a model's story goes along with its receipt: %o", (change, answers) => {
  const again = toldAgain(ofModel, change);
  expect(again).toEqual({ answers: { ...request, ...answers }, earlier });
  expect(parseStoryRequest({ ...again?.answers, earlier })).toMatchObject({ ok: true, request: { earlier } });
});

test("what comes along has room among as many interests as there may be", () => {
  const interests = Array.from({ length: 20 }, (_, i) => `thing ${i}`);
  const again = toldAgain({ ...ofModel, request: { ...request, interests } }, { companion: "music" });
  expect(again?.answers.interests).toEqual(["music", ...interests.slice(0, 19)]);
});
