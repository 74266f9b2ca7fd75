import { expect, test } from "vitest";
import { changeable, toldAgain } from "../../../app/shelf/one-change";
import { parseStoryRequest } from "../../../app/story/request";
import { aKeptStory } from "../../support/browser/shelf";

const { request } = aKeptStory({ title: "A", toldAt: 0 });
const retelling = { seed: 7, version: "t1f2e3d4c;4-5/space/a@0a1b2c3d:0", country: "GB" };
const story = { request, retelling };

test("offers what is another answer, and nothing of a story that is told once", () => {
  const can = changeable(story);
  expect(can).toMatchObject({ shorter: "2-3 minutes", longer: "10-12 minutes" });
  expect(can?.lessons.map(({ value }) => value)).not.toContain("kindness");
  expect(can?.companions.map(({ value }) => value)).not.toEqual(expect.arrayContaining(["space"]));
  expect(changeable({ ...story, request: { ...request, readingTime: "15 minutes" } })?.longer).toBeUndefined();
  expect(changeable({ request })).toBeUndefined();
  expect(toldAgain({ request }, { lesson: "honesty" })).toBeUndefined();
});

test.each([
  [{ lesson: "honesty" }, { lesson: "honesty" }, {}],
  [{ readingTime: "2-3 minutes" }, { readingTime: "2-3 minutes" }, {}],
  [{ companion: "music" }, {}, { companion: "music" }],
] as const)("one thing is changed and all else stays: %o", (change, answers, named) => {
  const again = toldAgain(story, change);
  expect(again).toEqual({ answers: { ...request, ...answers }, retelling: { ...retelling, ...named } });
  expect(parseStoryRequest({ ...again?.answers, retelling: again?.retelling })).toMatchObject({ ok: true });
});
