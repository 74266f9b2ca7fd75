import { expect, test } from "vitest";
import { ages, lessons, readingTimes, styles } from "../../../app/story/catalogue";
import { checks, sampleOf } from "./checks";
import { goldenStories } from "./golden-stories";
import { tell } from "./samples";

/** Read each renewed story whole before you keep it. */
const howToRenew = "npx vitest run --project unit tests/unit/storybook/golden-stories.test.ts --update";

test.each(goldenStories)("golden/$file is told to the letter", async ({ file, request, seed }) => {
  const message = `The storybook tells ${file} otherwise. If that is meant: ${howToRenew}`;
  await expect(`${tell(request, seed)}\n`, message).toMatchFileSnapshot(`golden/${file}`);
});

test.each(Object.keys(checks))("%s: right in every golden story", (name) => {
  const failing = goldenStories.filter(({ request, seed }) => !checks[name]?.(sampleOf(request, seed)));
  expect(failing.map(({ file }) => file)).toEqual([]);
});

test("the golden stories cover every age, mood, length and lesson, and a lesson of a parent's own", () => {
  const requests = goldenStories.map(({ request }) => request);
  expect(new Set(requests.map(({ age }) => age))).toEqual(new Set(ages));
  expect(new Set(requests.map(({ style }) => style))).toEqual(new Set(styles.map(({ value }) => value)));
  expect(new Set(requests.map(({ readingTime }) => readingTime))).toEqual(new Set(readingTimes.map((t) => t.value)));
  const told = requests.map(({ lesson }) => lesson);
  expect(told).toEqual(expect.arrayContaining(lessons.map(({ value }) => value)));
  expect(told.filter((lesson) => !lessons.some(({ value }) => value === lesson))).not.toEqual([]);
  expect(new Set(goldenStories.map(({ file }) => file)).size).toBe(goldenStories.length);
});
