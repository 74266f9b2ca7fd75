import { expect, test } from "vitest";
import type { StoryRequest } from "../../../app/story/request";
import { versionWith } from "../../../app/storybook/again";
import { tellStorybook } from "../../../app/storybook/tell-storybook";
import type { ToldBefore } from "../../../app/storybook/teller/plan-story";
import { wholeLibrary } from "../../support/storybook/made-tales";
import { ourLibrary } from "../../support/storybook/samples";

const storybook = wholeLibrary();
const { library } = storybook;
const seed = 77 * 65_536 + 2;
const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["space", "music"],
  style: "funny",
  lesson: "courage",
  readingTime: "10-12 minutes",
};

async function tell(asked: StoryRequest, told?: ToldBefore, from = storybook) {
  const story = await tellStorybook(asked, seed, from, told);
  if (!story) throw new Error("no story");
  return { ...story, text: story.pieces.join("") };
}

const talesOf = (version: string) => version.split(";").slice(1);

test("with the answers that it had it is the same story", async () => {
  const { version } = await tell(request);
  expect(versionWith(request, { seed, version }, library)).toBe(version);
});

test("a shorter evening has the first of its tales, a longer one another beside them", async () => {
  const { version } = await tell(request);
  const with_ = (readingTime: StoryRequest["readingTime"]) =>
    talesOf(versionWith({ ...request, readingTime }, { seed, version }, library) ?? "");
  expect(with_("5-7 minutes")).toEqual(talesOf(version).slice(0, 1));
  expect(with_("2-3 minutes")).toEqual(talesOf(version).slice(0, 1));
  const longer = with_("15 minutes");
  expect(longer.slice(0, 2)).toEqual(talesOf(version));
  expect(new Set(longer).size).toBe(3);
});

test("what was told with a change is told again to the letter, from its own version", async () => {
  const { version } = await tell(request);
  for (const changed of [
    { lesson: "honesty" },
    { readingTime: "15 minutes" },
    { readingTime: "2-3 minutes" },
  ] as const) {
    const asked = { ...request, ...changed };
    const before = { version: versionWith(asked, { seed, version }, library) ?? "", companion: "dinosaurs" };
    const once = await tell(asked, before);
    expect(await tell(asked, { version: once.version, companion: "dinosaurs" })).toEqual(once);
  }
});

test("of our own tales: another lesson or companion leaves tale and child what they were", async () => {
  const open = ourLibrary();
  const asked: StoryRequest = { ...request, age: 5, interests: ["dinosaurs"], readingTime: "5-7 minutes" };
  const first = await tell(asked, undefined, open);
  const honest = await tell({ ...asked, lesson: "honesty" }, { version: first.version }, open);
  const musical = await tell(asked, { version: first.version, companion: "music" }, open);
  for (const again of [honest, musical]) {
    expect(again.title).toBe(first.title);
    expect(again.hero).toBe(first.hero);
    expect(again.text).not.toBe(first.text);
  }
});

test.each([
  ["", "no tale"],
  ["t1f2e3d4c", "no tale"],
  ["t00000000;4-5/space/funny-one@00000000:0", "another teller"],
  ["t1f2e3d4c;4-5/space/funny-one@00000000:0", "another text"],
  ["t1f2e3d4c;../../secret@00000000:0", "no tale of ours"],
  [";".repeat(400), "nothing but marks"],
])("%s names nothing that can be told: %s", (version) => {
  expect(versionWith(request, { seed, version }, library)).toBeUndefined();
});

test("one tale is not told twice, nor one for far older children, nor about a love that is not there", async () => {
  const { version } = await tell({ ...request, readingTime: "5-7 minutes" });
  const [tale = ""] = talesOf(version);
  expect(versionWith(request, { seed, version: `${version};${tale}` }, library)).toBeUndefined();
  expect(versionWith({ ...request, age: 12 }, { seed, version }, library)).toBeUndefined();
  const beyond = version.replace(/:0$/, ":9");
  const named = versionWith(request, { seed, version: beyond }, library) ?? "";
  expect(await tellStorybook(request, seed, storybook, { version: named })).toBeUndefined();
});
