import { afterAll, beforeAll, expect, test } from "vitest";
import type { WholeStory } from "../../app/routes/api.generate-story/whole-story";
import { startTestWorker, storyRequest, type TestWorker } from "../served-worker";

/** A real D1 behind ten seconds of delay. */
let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker({ databaseDelayMs: 10_000 });
});
afterAll(() => site.stop());

function post(pathname: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(new URL(pathname, site.url), { method: "POST", headers, body: JSON.stringify(body) });
}

test("a story is told all the same, and sharing and opening give up with a way to try again", async () => {
  const told = await post("/api/generate-story", storyRequest);
  expect(told.status).toBe(200);
  const { story, story_metadata, receipt } = (await told.json()) as WholeStory;
  const [shared, opened] = await Promise.all([
    post("/api/shared-stories", { story_content: story, story_metadata, receipt }),
    fetch(new URL(`/shared/${"A".repeat(22)}`, site.url)),
  ]);
  expect(shared.status).toBe(503);
  expect(Number(shared.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await shared.json()).toMatchObject({ error: { retryable: true } });
  expect(opened.status).toBe(503);
  expect(Number(opened.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await opened.text()).toContain("Failed to load the story. Please try again.");
});
