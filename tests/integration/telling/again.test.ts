import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import { encodeStory } from "../../../app/story/link/encoded-link";
import { retold, tellStory } from "../../support/told-story";
import { sharedTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

const answers = { age: 5, interests: ["dinosaurs"], readingTime: "5-7 minutes", lesson: "courage", seed: 65_537 };

function ask(change: object): Promise<Response> {
  return fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...storyRequest, ...answers, ...change }),
  });
}

async function refusal(change: object): Promise<ErrorBody["error"] & { status: number }> {
  const response = await ask(change);
  return { status: response.status, ...((await response.json()) as ErrorBody).error };
}

test.each([
  [{ lesson: "honesty" }, {}],
  [{ readingTime: "2-3 minutes" }, {}],
  [{}, { companion: "Music" }],
] as const)("the same tale with other answers: %j %j; its link tells it to the letter", async (change, named) => {
  const first = await tellStory(site.url, answers);
  const retelling = { ...first.retelling, ...named };
  const again = await tellStory(site.url, { ...answers, ...change, seed: 1, retelling });
  expect(again.story_metadata.title).toBe(first.story_metadata.title);
  expect(again.hero).toBe(first.hero);
  expect(again.story).not.toBe(first.story);
  expect(again.retelling?.companion).toBe("companion" in named ? "music" : undefined);
  const payload = retold(again, { ...answers, ...change });
  const page = await fetch(new URL(`/story/${await encodeStory(payload)}`, site.url));
  expect(await page.text()).toContain("Your Magical Story is Ready!");
});

test("a slow reader's story is shorter; its link tells it to the letter, and another reader's pace changes nothing", async () => {
  const usual = await tellStory(site.url, answers);
  const slow = await tellStory(site.url, { ...answers, seed: usual.retelling?.seed, words_per_minute: 75 });
  expect(slow.story_metadata.title).toBe(usual.story_metadata.title);
  expect(slow.story.length).toBeLessThan(usual.story.length * 0.85);
  expect(slow.retelling?.words_per_minute).toBe(75);
  const { retelling } = slow;
  expect((await tellStory(site.url, { ...answers, words_per_minute: 200, retelling })).story).toBe(slow.story);
  const page = await fetch(new URL(`/story/${await encodeStory(retold(slow, answers))}`, site.url));
  expect(await page.text()).toContain("Your Magical Story is Ready!");
});

test("a longer evening begins with the tale that was told", async () => {
  const first = await tellStory(site.url, answers);
  const again = await tellStory(site.url, { ...answers, readingTime: "15 minutes", retelling: first.retelling });
  expect(again.story).toContain(`Chapter 1: ${first.story_metadata.title}`);
});

test.each([
  ["another teller", "t00000000;4-5/dinosaurs/olive-is-busy@00000000:0"],
  ["no tale", "t1f2e3d4c"],
  ["nonsense", "../../etc/passwd"],
  ["an earlier teller's number", 3],
])("what is not as it was is said to be so: %s", async (_, version) => {
  expect(await refusal({ retelling: { seed: 1, version } })).toMatchObject({
    status: 409,
    code: "tales_changed",
    retryable: false,
    message: expect.stringContaining("have been rewritten"),
  });
});

test.each([
  "a text",
  {},
  { seed: -1, version: "x" },
  { seed: 2 ** 32, version: "x" },
  { seed: 1, version: "x".repeat(401) },
  { seed: 1, version: "x", country: "x".repeat(100) },
  { seed: 1, version: "x", companion: "" },
  { seed: 1, version: "x", companion: "x".repeat(61) },
  { seed: 1, version: "x", companion: ["space"] },
])("a retelling of another shape is refused: %j", async (retelling) => {
  expect(await refusal({ retelling })).toMatchObject({ status: 400, code: "invalid_request" });
});

test("what comes along is reviewed as any words of a parent's, also when it comes by a link", async () => {
  const first = await tellStory(site.url, answers);
  const retelling = { ...first.retelling, companion: "a gun to kill people" };
  expect(await refusal({ retelling })).toMatchObject({ status: 422, code: "unsafe_request" });
  const payload = retold(
    { ...first, retelling: { ...retelling, seed: 65_537, version: first.retelling?.version ?? "" } },
    answers,
  );
  const page = await fetch(new URL(`/story/${await encodeStory(payload)}`, site.url));
  expect(await page.text()).not.toMatch(/a gun to kill|Your Magical Story/);
});
