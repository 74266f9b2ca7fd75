import { expect, test } from "vitest";
import { type RawEnvironment, readEnvironment } from "../../../../server/env/environment";
import type { StoryCounts } from "../../../../server/limits/story-counts";

const database = {} as D1Database;
const assets = {} as Fetcher;
const limit = {} as RateLimit;
const counts = {} as DurableObjectNamespace<StoryCounts>;
const tellings = {} as DurableObjectNamespace;
const bindings = {
  DB: database,
  ASSETS: assets,
  LIMIT_BY_ID: limit,
  LIMIT_BY_HOME: limit,
  LIMIT_BY_ADDRESS: limit,
  STORY_COUNTS: counts,
  TELLINGS: tellings,
};
const secret = "x".repeat(32);

function read(variables: Record<string, unknown>) {
  return readEnvironment({ ...bindings, STORY_SIGNING_SECRET: secret, ...variables } as RawEnvironment);
}

function names(variables: Record<string, unknown>): string[] {
  return read(variables).problems.map(({ name }) => name);
}

test("needs nothing but a database and a secret", () => {
  expect(read({})).toEqual({
    database,
    assets,
    rateLimits: { byId: limit, byHome: limit, byNetwork: limit },
    storyCounts: counts,
    modelStoriesADay: { byId: 20, byHome: 40, byNetwork: 400, bySite: undefined },
    securityContact: undefined,
    serviceWorker: "on",
    hstsSubdomains: false,
    storyteller: "storybook",
    openAi: undefined,
    moderation: undefined,
    fallback: undefined,
    signingSecrets: { current: secret, previous: undefined },
    publicOrigin: undefined,
    sharedStoryDays: 90,
    reportAddress: undefined,
    timeLimits: { firstTextMs: 20_000, stallMs: 15_000, storyMs: 180_000 },
    tellings,
    tellingLimits: { unheardMs: 60_000, keptMs: 600_000 },
    problems: [],
  });
});

test("a key alone means OpenAI's own address and a model of our choice", () => {
  expect(read({ OPENAI_API_KEY: "key" })).toMatchObject({
    storyteller: "openai",
    openAi: { apiKey: "key", baseUrl: "https://api.openai.com/v1", model: "gpt-4.1-mini" },
    problems: [],
  });
});

test("an address of one's own needs a model, but no key", () => {
  const local = { OPENAI_BASE_URL: "http://127.0.0.1:8080/v1" };
  expect(names(local)).toEqual(["OPENAI_MODEL"]);
  expect(read({ ...local, OPENAI_MODEL: "tiny" })).toMatchObject({
    storyteller: "openai",
    openAi: { apiKey: undefined, baseUrl: "http://127.0.0.1:8080/v1", model: "tiny" },
  });
});

test("moderation is by the model service, with its key", () => {
  const local = { OPENAI_BASE_URL: "http://127.0.0.1:8080/v1", OPENAI_MODEL: "tiny" };
  expect(read({ ...local, MODERATION: "openai" })).toMatchObject({
    storyteller: "openai",
    moderation: { by: "openai", apiKey: undefined, baseUrl: local.OPENAI_BASE_URL, limitMs: 3_000 },
    problems: [],
  });
  expect(read({ OPENAI_API_KEY: "key", MODERATION: "openai", MODERATION_MS: "500" })).toMatchObject({
    moderation: { apiKey: "key", baseUrl: "https://api.openai.com/v1", limitMs: 500 },
  });
  expect(read({ OPENAI_API_KEY: "key", MODERATION: "off" })).toMatchObject({ moderation: undefined, problems: [] });
});

test("moderation may be by Workers AI, whoever tells, where it is bound", () => {
  const AI = { run: () => {} };
  const local = { OPENAI_BASE_URL: "http://127.0.0.1:8080/v1", OPENAI_MODEL: "tiny", MODERATION: "workers-ai" };
  expect(read({ ...local, AI })).toMatchObject({
    storyteller: "openai",
    moderation: { by: "workers-ai", ai: AI, limitMs: 3_000 },
    problems: [],
  });
  expect(read(local)).toMatchObject({ storyteller: "unavailable", moderation: undefined });
  expect(names(local)).toEqual(["MODERATION"]);
});

test("Workers AI tells where it is bound and one of its models is named; a key of OpenAI's comes first", () => {
  const AI = { run: () => {} };
  const model = { WORKERS_AI_MODEL: "@cf/google/gemma-4-26b-a4b-it" };
  expect(read({ ...model, AI })).toMatchObject({
    storyteller: "workers-ai",
    workersAi: { ai: AI, model: model.WORKERS_AI_MODEL },
    problems: [],
  });
  expect(read({ AI })).toMatchObject({ storyteller: "storybook", workersAi: undefined, problems: [] });
  expect(read({ ...model, AI, OPENAI_API_KEY: "key" })).toMatchObject({ storyteller: "openai", problems: [] });
  expect(read({ ...model, AI, OPENAI_API_KEY: "key", STORYTELLER: "workers-ai" })).toMatchObject({
    storyteller: "workers-ai",
    problems: [],
  });
});

test("moderation that cannot be had is named, and no model tells without it", () => {
  const misspelt = { OPENAI_API_KEY: "key", MODERATION: "opnai" };
  expect(read(misspelt)).toMatchObject({ storyteller: "unavailable", moderation: undefined });
  expect(names(misspelt)).toEqual(["MODERATION"]);
  expect(read({ MODERATION: "openai" })).toMatchObject({ storyteller: "storybook", moderation: undefined });
  expect(names({ MODERATION: "openai" })).toEqual(["MODERATION"]);
});

test.each([
  [{ STORYTELLER: "storybook", OPENAI_API_KEY: "key" }, "storybook", []],
  [{ OPENAI_API_KEY: " " }, "storybook", []],
  [{ STORYTELLER: "openai" }, "unavailable", ["OPENAI_API_KEY"]],
  [{ STORYTELLER: "openai", OPENAI_BASE_URL: "nowhere" }, "unavailable", ["OPENAI_BASE_URL"]],
  [{ OPENAI_BASE_URL: "ftp://example.com" }, "unavailable", ["OPENAI_BASE_URL"]],
  [{ STORYTELLER: "parrot" }, "unavailable", ["STORYTELLER"]],
  [{ STORYTELLER: "workers-ai" }, "unavailable", ["AI", "WORKERS_AI_MODEL"]],
  [{ STORYTELLER: "workers-ai", AI: {} }, "unavailable", ["WORKERS_AI_MODEL"]],
  [{ WORKERS_AI_MODEL: "@cf/a/b" }, "unavailable", ["AI"]],
  [{ WORKERS_AI_MODEL: "gpt-4.1-mini", AI: {} }, "unavailable", ["WORKERS_AI_MODEL"]],
])("%j chooses %s", (variables, storyteller, problems) => {
  expect(read(variables)).toMatchObject({ storyteller });
  expect(names(variables)).toEqual(problems);
});

test.each([
  [{ DB: undefined }, "DB"],
  [{ STORY_FALLBACK: "yes" }, "STORY_FALLBACK"],
  [{ ASSETS: undefined }, "ASSETS"],
  [{ LIMIT_BY_ID: undefined }, "LIMIT_BY_ID"],
  [{ LIMIT_BY_HOME: undefined }, "LIMIT_BY_HOME"],
  [{ LIMIT_BY_ADDRESS: undefined }, "LIMIT_BY_ADDRESS"],
  [{ OPENAI_API_KEY: "key", STORY_COUNTS: undefined }, "STORY_COUNTS"],
  [{ OPENAI_API_KEY: "key", TELLINGS: undefined }, "TELLINGS"],
  [{ MODEL_STORIES_A_DAY: "many" }, "MODEL_STORIES_A_DAY"],
  [{ MODEL_STORIES_A_DAY_BY_ID: "0" }, "MODEL_STORIES_A_DAY_BY_ID"],
  [{ SECURITY_CONTACT: "nobody" }, "SECURITY_CONTACT"],
  [{ HSTS_SUBDOMAINS: "yes" }, "HSTS_SUBDOMAINS"],
  [{ STORY_SIGNING_SECRET: undefined }, "STORY_SIGNING_SECRET"],
  [{ STORY_SIGNING_SECRET: "" }, "STORY_SIGNING_SECRET"],
  [{ STORY_SIGNING_SECRET: "short" }, "STORY_SIGNING_SECRET"],
  [{ STORY_SIGNING_SECRET: " " }, "STORY_SIGNING_SECRET"],
  [{ STORYTELLER: "openai", OPENAI_BASE_URL: "\n" }, "OPENAI_API_KEY"],
  [{ PUBLIC_ORIGIN: "ftp://example.com" }, "PUBLIC_ORIGIN"],
  [{ STORY_SIGNING_SECRET_PREVIOUS: "short" }, "STORY_SIGNING_SECRET_PREVIOUS"],
  [{ PUBLIC_ORIGIN: "https://example.com/" }, "PUBLIC_ORIGIN"],
  [{ PUBLIC_ORIGIN: "example.com" }, "PUBLIC_ORIGIN"],
  [{ STORY_FIRST_TEXT_MS: "0" }, "STORY_FIRST_TEXT_MS"],
  [{ STORY_STALL_MS: "-5" }, "STORY_STALL_MS"],
  [{ STORY_TOTAL_MS: "1e9" }, "STORY_TOTAL_MS"],
  [{ SHARED_STORY_DAYS: "0" }, "SHARED_STORY_DAYS"],
  [{ SHARED_STORY_DAYS: "10000" }, "SHARED_STORY_DAYS"],
  [{ SHARED_STORY_DAYS: "a week" }, "SHARED_STORY_DAYS"],
  [{ REPORT_ADDRESS: "javascript:alert(1)" }, "REPORT_ADDRESS"],
  [{ REPORT_ADDRESS: "nobody" }, "REPORT_ADDRESS"],
  [{ REPORT_ADDRESS: "a@b.example?bcc=x@y.example" }, "REPORT_ADDRESS"],
  [{ OPENAI_API_KEY: { not: "text" } }, "OPENAI_API_KEY"],
])("%j is named as a problem, once", (variables, name) => {
  expect(names(variables)).toEqual([name]);
});

test("sharing can be given its days and an address for reports", () => {
  for (const REPORT_ADDRESS of ["help@stories.example", "https://stories.example/report?from=story"]) {
    expect(read({ SHARED_STORY_DAYS: "7", REPORT_ADDRESS })).toMatchObject({
      sharedStoryDays: 7,
      reportAddress: REPORT_ADDRESS,
      problems: [],
    });
  }
});

test("the storybook stands in only where it is named", () => {
  expect(read({ STORY_FALLBACK: "storybook" })).toMatchObject({ fallback: "storybook", problems: [] });
  expect(read({ STORY_FALLBACK: " " })).toMatchObject({ fallback: undefined, problems: [] });
});

test("problems never quote a value", () => {
  const { problems } = read({ STORY_SIGNING_SECRET: "hunter2", OPENAI_BASE_URL: "hunter2", PUBLIC_ORIGIN: "hunter2" });
  expect(problems).toHaveLength(3);
  expect(JSON.stringify(problems)).not.toContain("hunter2");
});
