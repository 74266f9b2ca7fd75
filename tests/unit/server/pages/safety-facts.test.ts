import { expect, test } from "vitest";
import { type RawEnvironment, readEnvironment } from "../../../../server/env/environment";
import { safetyFactsOf } from "../../../../server/pages/safety-facts";

const factsFor = (variables: Record<string, string>) => safetyFactsOf(readEnvironment(variables as RawEnvironment));

test.each([
  [{}, undefined],
  [{ OPENAI_API_KEY: "key" }, "api.openai.com"],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:8080/v1/", OPENAI_MODEL: "tiny" }, "127.0.0.1:8080"],
  [{ OPENAI_API_KEY: "key", STORYTELLER: "storybook" }, undefined],
])("%j: parents' words go to %s", (variables, modelHost) => {
  expect(factsFor(variables)).toMatchObject({ modelHost, moderated: false });
});

test("the rest is as it is set", () => {
  const set = { OPENAI_API_KEY: "key", MODERATION: "openai", SHARED_STORY_DAYS: "7", REPORT_ADDRESS: "a@example.com" };
  expect(factsFor(set)).toEqual({
    modelHost: "api.openai.com",
    moderated: true,
    sharedStoryDays: 7,
    reportAddress: "a@example.com",
  });
});
