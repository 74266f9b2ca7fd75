import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

/** With the limits of wrangler.toml. */
let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker({ rateLimit: "deployed" });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.logs.length = 0;
});

let last = 0;

function review(words: unknown, { address = `198.51.100.${++last}`, path = "/api/review-words", ...init } = {}) {
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": address };
  const body = typeof words === "string" ? words : JSON.stringify(words);
  return fetch(new URL(path, site.url), { method: "POST", headers, body, ...init });
}

async function errorOf(response: Response): Promise<ErrorBody["error"]> {
  return ((await response.json()) as ErrorBody).error;
}

test.each([
  { interests: ["my cat Pickles"] },
  { interests: ["space", "steam trains"], lesson: "why we never play with matches" },
  { lesson: "kindness" },
])("%j may become part of a story", async (words) => {
  const response = await review(words);
  expect(response.status).toBe(204);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
});

test("words that are refused: their field, its sentence, their places; the log has the category alone", async () => {
  const response = await review({ interests: ["space", "guns and killing", "bees", "f u c k"], lesson: "be brave" });
  expect(response.status).toBe(422);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const error = await errorOf(response);
  expect(error).toMatchObject({ code: "unsafe_request", retryable: false, refused_interests: [1, 3] });
  expect(error.fields).toEqual({ interests: expect.stringMatching(/^Please leave out weapons/) });
  const logged = await site.logged("words_refused");
  expect(JSON.parse(logged)).toMatchObject({ level: "info", detail: "interests: weapons_violence" });
  expect(site.logs.join("\n")).not.toMatch(/killing|f u c k|bees|198\.51/);
});

test("a lesson is reviewed as a lesson", async () => {
  expect((await review({ interests: ["playing with matches"] })).status).toBe(422);
  const { fields, refused_interests } = await errorOf(await review({ lesson: "smoking is cool" }));
  expect([Object.keys(fields ?? {}), refused_interests]).toEqual([["lesson"], undefined]);
});

test.each([
  [{}, { request: "Please send interests or a lesson." }],
  [[], { request: expect.any(String) }],
  [{ interests: [] }, { interests: "Please choose at least one interest." }],
  [{ interests: ["x".repeat(61)] }, { interests: "Please use at most 60 characters for one interest." }],
  [
    { interests: Array.from({ length: 21 }, (_, i) => `hobby ${i}`) },
    { interests: expect.stringMatching(/at most 20/) },
  ],
  [{ lesson: 7 }, { lesson: "Please choose a lesson." }],
])("%j is no such request", async (words, fields) => {
  const response = await review(words);
  expect(response.status).toBe(400);
  expect(await errorOf(response)).toMatchObject({ code: "invalid_request", fields });
});

test("what is no JSON, no POST or for another site is refused by name", async () => {
  expect(await errorOf(await review("{"))).toMatchObject({ code: "invalid_json" });
  for (const method of ["GET", "PUT", "DELETE"]) {
    const response = await fetch(new URL("/api/review-words", site.url), { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "POST"]);
  }
  const headers = { "Content-Type": "application/json", Origin: "https://elsewhere.example" };
  expect((await review({ lesson: "kindness" }, { headers } as object)).status).toBe(403);
});

test("the twin answers the same", async () => {
  const response = await review({ interests: ["guns and killing"] }, { path: "/api/review-words.data" });
  expect(response.status).toBe(422);
});

test.each([
  ["words", "bees", 204],
  ["refused words", "guns and killing", 422],
])("%s are counted, sixty a minute by network", { timeout: 60_000 }, async (_, interest, admitted) => {
  const address = `203.0.113.${admitted % 256}`;
  const statuses: number[] = [];
  // A minute may end on the way.
  while (statuses.length < 122 && statuses.at(-1) !== 429) {
    const response = await review({ interests: [interest] }, { address });
    statuses.push(response.status);
    if (response.status !== 429) continue;
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await errorOf(response)).toMatchObject({ code: "busy", message: expect.stringContaining("busy") });
  }
  expect(statuses.length).toBeGreaterThan(60);
  expect(new Set(statuses)).toEqual(new Set([admitted, 429]));
});
