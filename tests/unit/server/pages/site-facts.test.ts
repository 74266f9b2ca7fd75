import { expect, test } from "vitest";
import { type RawEnvironment, readEnvironment } from "../../../../server/env/environment";
import { siteFactsOf } from "../../../../server/pages/site-facts";

const factsFor = (variables: Record<string, unknown>) => siteFactsOf(readEnvironment(variables as RawEnvironment));

test.each([
  [{}, undefined],
  [{ OPENAI_API_KEY: "key" }, "api.openai.com"],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:8080/v1/", OPENAI_MODEL: "tiny" }, "127.0.0.1:8080"],
  [{ OPENAI_API_KEY: "key", STORYTELLER: "storybook" }, undefined],
  [{ WORKERS_AI_MODEL: "@cf/a/b", AI: {} }, "Cloudflare Workers AI"],
])("%j: parents' words go to %s", (variables, modelHost) => {
  expect(factsFor(variables)).toMatchObject({ modelHost, moderatedBy: undefined });
});

test("the rest is as it is set", () => {
  const model = { OPENAI_API_KEY: "key", MODERATION: "openai", STORY_FALLBACK: "storybook" };
  const addresses = { REPORT_ADDRESS: "a@example.com", CONTACT_ADDRESS: "https://example.com/contact" };
  expect(
    factsFor({ ...model, ...addresses, SHARED_STORY_DAYS: "7", IMPRINT: "A. Person\\nOne Street 1\n Town " }),
  ).toEqual({
    modelHost: "api.openai.com",
    moderatedBy: "openai",
    fallsBack: true,
    sharedStoryDays: 7,
    toldStoryMinutes: undefined,
    reportAddress: "a@example.com",
    contactAddress: "https://example.com/contact",
    imprint: ["A. Person", "One Street 1", "Town"],
  });
});

test("told stories wait where a model tells and its objects are bound", () => {
  const minutesFor = (raw: object) => siteFactsOf(readEnvironment(raw as RawEnvironment)).toldStoryMinutes;
  expect(minutesFor({ OPENAI_API_KEY: "key", TELLINGS: {} })).toBe(10);
  expect(minutesFor({ OPENAI_API_KEY: "key", TELLINGS: {}, TELLING_KEPT_MS: "61000" })).toBe(2);
  expect(minutesFor({ TELLINGS: {} })).toBeUndefined();
});

test("a fallback is none where nothing can fail", () => {
  expect(factsFor({ STORY_FALLBACK: "storybook" })).toMatchObject({ fallsBack: false, moderatedBy: undefined });
});
