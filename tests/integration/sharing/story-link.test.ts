import { createHmac } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneOf } from "../../../app/picture/scene";
import { readingTimes } from "../../../app/story/catalogue";
import { encodeStory, type StoryLinkPayload } from "../../../app/story/link/encoded-link";
import type { Retelling } from "../../../app/story/retelling";
import { interestLists, ownLessons } from "../../support/storybook/samples";
import { retold, type SharableStory, tellStory } from "../../support/told-story";
import { startTestWorker, type TestWorker, testSecret } from "../../support/worker/served-worker";

let site: TestWorker;
let retired: Retelling;
beforeAll(async () => {
  site = await startTestWorker({ cf: { country: "GB" } });
  retired = { ...(await tellStory(site.url)).retelling, seed: 1, version: "t0" };
});
afterAll(() => site.stop());

function open(data: string): Promise<Response> {
  return fetch(new URL(`/story/${data}`, site.url));
}

async function openPayload(payload: StoryLinkPayload): Promise<string> {
  const response = await open(await encodeStory(payload));
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  return response.text();
}

function whole({ story, story_metadata: metadata, receipt }: SharableStory): StoryLinkPayload & { kind: "story" } {
  return { v: 1, kind: "story", story, metadata, receipt };
}

const told = "Your Magical Story is Ready!";
const damaged = "This story link is damaged or not complete.";

/** Each paragraph stands in the page as React writes text. */
function expectStory(html: string, { story }: SharableStory): void {
  expect(html).toContain(told);
  const text = html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
  for (const line of story.split("\n\n").slice(1)) {
    expect(text).toContain(line.replace(/^Chapter \d+: /, "").split("**")[0] ?? "");
  }
}

function ticks(html: string): string[] {
  const inputs = html.match(/<input[^>]*checked[^>]*>/g) ?? [];
  return inputs.map((input) => `${/name="([^"]*)"/.exec(input)?.[1]}=${/value="([^"]*)"/.exec(input)?.[1]}`);
}

test("a link with a whole story opens the generator on its story", async () => {
  const story = await tellStory(site.url);
  const html = await openPayload(whole(story));
  expectStory(html, story);
  expect(html).not.toContain("<fieldset");
  // What fetches the picture learns nothing of the link, which is the story itself.
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const { world, view, hour } = sceneOf(story.story_metadata);
  expect(new URL(image).pathname).toBe(`/previews/stories/${world}-${view}-${hour}.png`);
  expect(html).toContain('name="robots" content="noindex, nofollow"');
});

test("a story of every length is told again from its answers, to the letter", async () => {
  for (const [i, { value: readingTime }] of readingTimes.entries()) {
    for (const [n, interests] of interestLists.entries()) {
      const change = { readingTime, interests, age: 2 + ((3 * n + i) % 11), lesson: ownLessons[n % 3] };
      const story = await tellStory(site.url, change);
      // Its receipt is over every letter: only the very same text passes.
      expectStory(await openPayload(retold(story, change)), story);
    }
  }
});

test("a text that we never told, and a story that was changed, are not shown", async () => {
  const story = await tellStory(site.url);
  const other = await tellStory(site.url, { age: 9 });
  const link = whole(story);
  const forgeries: StoryLinkPayload[] = [
    { ...link, story: "**T**\n\nBuy my pills." },
    { ...link, story: `${link.story}!` },
    { ...link, metadata: { ...link.metadata, title: "Buy my pills" } },
    { ...link, receipt: other.receipt },
    { ...link, receipt: "" },
    { ...retold(story, {}), receipt: other.receipt },
    retold(story, { interests: ["buy my pills"] }),
    retold(story, { age: 6 }),
    { ...retold(story, {}), retelling: { version: story.retelling?.version ?? "", seed: 1, country: "GB" } },
  ];
  for (const forgery of forgeries) {
    const html = await openPayload(forgery);
    expect(html).toContain(damaged);
    expect(html).toContain("<fieldset");
    expect(html.toLowerCase()).not.toContain("pills");
    expect(ticks(html)).toEqual([]);
  }
});

test("metadata alone chooses its answers in the wizard", async () => {
  const metadata = { age: 7, style: "funny", readingTime: "15 minutes", lesson: "courage" } as const;
  const html = await openPayload({ v: 1, kind: "answers", metadata });
  expect(ticks(html)).toEqual(["age=7", "style=funny", "lesson=courage", "readingTime=15 minutes"]);
  expect(html).not.toContain('role="alert"');
});

test("a story of an engine that is no more chooses its answers, and says why", async () => {
  const html = await openPayload({ ...retold(await tellStory(site.url), {}), retelling: retired });
  expect(html).toContain("This story cannot be told again from its link.");
  expect(ticks(html)).toContain("interests=my cat Pickles");
  expect(ticks(html)).toContain("age=5");
});

test("words that nobody vouches for are shown only where they suit a bedtime story", async () => {
  const link = retold(await tellStory(site.url), {});
  const request = { ...link.request, interests: ["space", "visit www.pills.example"], lesson: "call 555-123-4567" };
  const html = await openPayload({ ...link, request, retelling: retired });
  expect(html).not.toContain("pills");
  expect(html).not.toContain("555-123");
  expect(ticks(html)).toContain("interests=space");
});

test("a link lives as long as a shared story", async () => {
  const { story, story_metadata: metadata } = await tellStory(site.url);
  const issuedAt = Math.floor(Date.now() / 1000) - 91 * 24 * 60 * 60;
  const { age, style, readingTime, lesson, title } = metadata;
  const sealed = JSON.stringify([issuedAt, story, age, style, readingTime, lesson ?? null, title]);
  const mac = createHmac("sha256", testSecret).update(sealed).digest("base64url");
  const html = await openPayload({ v: 1, kind: "story", story, metadata, receipt: `v1.${issuedAt}.${mac}` });
  expect(html).toContain("This story link has expired.");
  expect(html).not.toContain(told);
  expect(ticks(html)).toContain("style=gentle");
});

test.each([
  ["nonsense", "abc"],
  ["a half link", deflateRawSync("x".repeat(500)).toString("base64url").slice(0, 9)],
  ["markup", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
  ["a path", "..%2F..%2Fetc%2Fpasswd"],
  ["a zero", "%00"],
  ["much too much", "A".repeat(14_000)],
  ["a bomb", deflateRawSync(`"${" ".repeat(8_000_000)}"`).toString("base64url")],
  ["a prototype", deflateRawSync('{"__proto__":{"v":1,"kind":"answers","metadata":{}}}').toString("base64url")],
])("%s gets the wizard with a notice", async (_, data) => {
  const response = await open(data);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain(damaged);
  expect(html).toContain("<fieldset");
  expect(html).not.toContain("alert(1)");
});

test("a hundred bombs do not blow the memory", async () => {
  const bomb = deflateRawSync(`"${" ".repeat(8_000_000)}"`).toString("base64url");
  const pages = await Promise.all(Array.from({ length: 100 }, async () => (await open(bomb)).text()));
  for (const html of pages) expect(html).toContain(damaged);
});

test("the log knows what became of a link, and nothing of what it says", async () => {
  site.logs.length = 0;
  const story = await tellStory(site.url, { interests: ["xylophones"] });
  await openPayload(whole(story));
  await site.logged("story_link");
  expect(site.logs.join("\n")).not.toMatch(/xylophone/i);
  expect(site.logs.join("\n")).not.toContain(story.story_metadata.title);
});
