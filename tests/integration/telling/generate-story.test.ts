import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WholeStory } from "../../../app/routes/api/generate-story/whole-story";
import type { ErrorBody } from "../../../app/story/error-response";
import type { WireFailure } from "../../../app/story/errors";
import { hearAll } from "../../support/requests/sse-client";
import { sharedTestWorker, storyRequest, type TestWorker, testSecret } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function told(response: Response): Promise<WholeStory> {
  expect(response.status).toBe(200);
  return (await response.json()) as WholeStory;
}

async function failure(response: Response): Promise<WireFailure> {
  return ((await response.json()) as ErrorBody).error;
}

test("answers a complete story as JSON", async () => {
  const response = await post(storyRequest);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { story, story_metadata, receipt } = await told(response);
  expect(story).toMatch(/^\*\*[^*\n]+\*\*\n\n\S/);
  expect(story.toLowerCase()).toContain("pickles");
  const { age, style, readingTime, lesson } = storyRequest;
  const title = story.split("\n")[0]?.slice(2, -2);
  expect(story_metadata).toEqual({ age, style, readingTime, lesson, title, about: "dinosaurs", along: "cat" });
  expect(receipt).toMatch(/^v1\.\d+\.[\w-]{43}$/);
});

test("the same seed tells the same story, the next one another; without a seed each is another too", async () => {
  const tell = async (body: object) => (await told(await post(body))).story;
  const seeds = [7, 7, 8, "x", "x"];
  const [first, again, ...others] = await Promise.all(seeds.map((seed) => tell({ ...storyRequest, seed })));
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

test("gives a receipt over exactly this story, its metadata and the time", async () => {
  const { story, story_metadata: m, receipt } = await told(await post(storyRequest));
  const [, issuedAt, mac] = receipt?.split(".") ?? [];
  expect(Math.abs(Number(issuedAt) - Date.now() / 1000)).toBeLessThan(60);
  const sealed = JSON.stringify([Number(issuedAt), story, m.age, m.style, m.readingTime, m.lesson, m.title]);
  expect(mac).toBe(createHmac("sha256", testSecret).update(sealed).digest("base64url"));
});

test("streams start, text and one done, each with the count of what was told", async () => {
  const response = await post(storyRequest, { Accept: "text/event-stream" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  const heard = await hearAll(response);
  const names = heard.map(({ event }) => event.event);
  expect(heard[0]?.event).toEqual({
    event: "start",
    data: { storyteller: "storybook", hero: expect.stringMatching(/^\p{Lu}\p{Ll}+$/u) },
  });
  expect(names.filter((name) => name === "text").length).toBeGreaterThan(3);
  expect(names.indexOf("done")).toBe(names.length - 1);
  let length = 0;
  for (const { id, event } of heard) {
    if (event.event === "text") length += event.data.text.length;
    expect(id).toBe(length);
  }
});

test.each([
  ["age", { age: 1 }],
  ["age", { age: 13 }],
  ["age", { age: 4.5 }],
  ["age", { age: "5" }],
  ["gender", { gender: "dragon" }],
  ["interests", { interests: [] }],
  ["interests", { interests: ["  "] }],
  ["interests", { interests: ["a".repeat(61)] }],
  ["interests", { interests: Array.from({ length: 21 }, (_, i) => `thing ${i}`) }],
  ["interests", { interests: "dinosaurs" }],
  ["style", { style: "scary" }],
  ["lesson", { lesson: "​" }],
  ["lesson", { lesson: "b".repeat(121) }],
  ["readingTime", { readingTime: "an hour" }],
  ["storyteller", { storyteller: "model" }],
])("refuses a wrong %s with a sentence about it", async (field, change) => {
  const response = await post({ ...storyRequest, ...change });
  expect(response.status).toBe(400);
  const error = await failure(response);
  expect(error).toMatchObject({ code: "invalid_request", retryable: false });
  expect(error.fields).toEqual({ [field]: expect.stringMatching(/^Please /) });
});

test("names every field of an empty answer", async () => {
  const { fields } = await failure(await post({}));
  expect(Object.keys(fields ?? {})).toEqual(["age", "gender", "interests", "style", "lesson", "readingTime"]);
});

test.each(["", "{", "null", "[]", '"text"', "5"])("survives the body %j", async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect((await failure(response)).code).toMatch(/^invalid_(json|request)$/);
});

test("cannot be tricked through prototypes", async () => {
  const body = `{"__proto__":{"age":5},"constructor":{"prototype":{"gender":"girl"}}}`;
  expect((await post(body)).status).toBe(400);
});

test("counts code points after cleaning, not bytes", async () => {
  const interest = `${"🦕".repeat(60)}\u200B\u202E`;
  expect((await post({ ...storyRequest, interests: [interest] })).status).toBe(200);
});

test("an unusable country or anonymous id is no reason to refuse a story", async () => {
  const response = await post({ ...storyRequest, country: "Mars", user_identifier: "<script>" });
  expect(response.status).toBe(200);
});

test("refuses another site, by either header", async () => {
  for (const headers of [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { Origin: "https://elsewhere.example", "X-Forwarded-Host": "elsewhere.example" },
  ]) {
    const response = await post(storyRequest, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect((await failure(response)).code).toBe("cross_site");
  }
});

test("takes its own pages' requests", async () => {
  const response = await post(storyRequest, { Origin: site.url.origin, "Sec-Fetch-Site": "same-origin" });
  expect(response.status).toBe(200);
});

test("refuses a body over 8 KiB, announced or not", async () => {
  const body = JSON.stringify({ ...storyRequest, padding: "x".repeat(8192) });
  const announced = await post(body);
  expect(announced.status).toBe(413);
  expect((await failure(announced)).code).toBe("too_large");
  const streamed = await fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new Blob([body]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "refuses %s",
  async (type) => {
    const response = await post(storyRequest, { "Content-Type": type });
    expect(response.status).toBe(415);
    expect((await failure(response)).code).toBe("unsupported_media_type");
  },
);

test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "answers %s with 405 and says what is allowed",
  async (method) => {
    const response = await fetch(new URL("/api/generate-story", site.url), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect((await failure(response)).code).toBe("method_not_allowed");
  },
);

test("refuses personal data in a parent's own words, naming the field and never the words", async () => {
  const response = await post({ ...storyRequest, interests: ["dinosaurs", "mail me at mum@example.com"] });
  expect(response.status).toBe(422);
  const error = await failure(response);
  expect(error).toMatchObject({ code: "unsafe_request", retryable: false });
  expect(Object.keys(error.fields ?? {})).toEqual(["interests"]);
  expect(JSON.stringify(error)).not.toContain("example.com");
});

test("logs one line for a told story, with no answer and no text", async () => {
  site.logs.length = 0;
  const { story } = await told(await post({ ...storyRequest, interests: ["xylophones"] }));
  expect(JSON.parse(await site.logged('"event":"story"'))).toMatchObject({
    route: "/api/generate-story",
    status: 200,
    code: "done",
    first_text_ms: expect.any(Number),
    storyteller: "storybook",
    characters: story.length,
  });
  expect(site.logs.join("\n")).not.toContain("xylophone");
});
