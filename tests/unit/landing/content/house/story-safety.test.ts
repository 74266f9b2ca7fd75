import { expect, test } from "vitest";
import type { SiteFacts } from "../../../../../app/landing/content/house/site-facts";
import { storySafetyWords } from "../../../../../app/landing/content/house/story-safety";
import { safetyCategories } from "../../../../../app/story/safety-categories";

const storybook: SiteFacts = {
  modelHost: undefined,
  moderatedBy: undefined,
  fallsBack: false,
  sharedStoryDays: 90,
  toldStoryMinutes: undefined,
  reportAddress: undefined,
  contactAddress: undefined,
  imprint: undefined,
};

function textOf(facts: SiteFacts): string {
  return JSON.stringify(storySafetyWords(facts));
}

test("what is never told is what the rules look for, each in its own words", () => {
  const points = storySafetyWords(storybook).sections[1]?.points ?? [];
  expect(points.map((point) => point.toLowerCase())).toEqual(
    safetyCategories.map(({ neverTold }) => `${neverTold}.`.toLowerCase()),
  );
  for (const texts of [points, safetyCategories.map(({ sentence }) => sentence)]) {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  }
});

test("names the model service's host where one tells, and no company where none does", () => {
  const model = textOf({ ...storybook, modelHost: "models.example.com" });
  expect(model).toContain("a language model at models.example.com");
  expect(model).not.toContain("no other company hears");
  expect(textOf(storybook)).not.toContain("language model at");
  expect(textOf(storybook)).toContain("no other company hears");
});

test("says who tells and when, beside the words of the waiting screen", () => {
  const waiting = /AI Creating Your Story|waiting screen/;
  const told = (facts: SiteFacts) => JSON.stringify(storySafetyWords(facts).sections[0]);
  expect(told(storybook)).toMatch(waiting);
  expect(told(storybook)).toContain("no AI writes");
  const model = { ...storybook, modelHost: "models.example.com" };
  expect(told(model)).toMatch(waiting);
  expect(told(model)).not.toContain("none is connected");
  expect(told(model)).not.toContain("steps in at once");
  expect(told({ ...model, fallsBack: true })).toContain("steps in at once");
});

test("says that the service judges as well only where it does", () => {
  const judged = /service also judges/;
  expect(textOf({ ...storybook, modelHost: "models.example.com", moderatedBy: "openai" })).toMatch(judged);
  expect(textOf({ ...storybook, modelHost: "models.example.com" })).not.toMatch(judged);
});

test.each([
  [90, "kept for 90 days"],
  [1, "kept for one day"],
])("keeps a shared story for %i days", (sharedStoryDays, words) => {
  expect(textOf({ ...storybook, sharedStoryDays })).toContain(words);
});

test.each([
  ["safety@example.com", { label: "safety@example.com", href: "mailto:safety@example.com" }],
  ["https://example.com/report", { label: "Report a story to us", href: "https://example.com/report" }],
])("reports go to %s", (reportAddress, link) => {
  const removal = storySafetyWords({ ...storybook, reportAddress }).sections.at(-1);
  expect(removal?.links).toEqual([link]);
  expect(JSON.stringify(removal)).toContain("Report this story");
});

test("without an address for reports none is promised", () => {
  const removal = storySafetyWords(storybook).sections.at(-1);
  expect(removal?.links).toBeUndefined();
  expect(JSON.stringify(removal)).not.toContain("Report this story");
  expect(JSON.stringify(removal)).toContain("Stop sharing");
});
