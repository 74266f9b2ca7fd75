import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStory } from "../../../app/story/link/encoded-link";
import type { StoryMetadata } from "../../../app/story/told/metadata";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { signedStory } from "../../support/signed-story";
import { sharedTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

/** What would act if it were not text: in an element, an attribute, a script's JSON, an address, a terminal. */
const hostile = `"'></script></title><script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1) \u001B[31m\u2028`;

const metadata: StoryMetadata = {
  age: 5,
  style: "gentle",
  readingTime: "2-3 minutes",
  lesson: hostile,
  title: hostile,
};
const signed = signedStory(`**${hostile}**\n\nNora read: ${hostile}`, metadata, Math.floor(Date.now() / 1000));

async function htmlOf(pathname: string, init?: RequestInit): Promise<string> {
  return (await fetch(new URL(pathname, site.url), init)).text();
}

/** None of its parts stands in the page as it was written: not as an element, not outside of an attribute or a script's text. */
function expectHarmless(html: string): void {
  for (const part of ["<script>alert", "<img src=x", "alert(1)</script>", `"'></script>`, "</title><script"]) {
    expect(html).not.toContain(part);
  }
  expect(html).not.toMatch(/(?:href|src|action|content)="javascript:/i);
  expect(html.match(/<title>/g)).toHaveLength(1);
}

test("a shared story with hostile words is text in its page and in its previews", async () => {
  const shared = await fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(signed),
  });
  expect(shared.status).toBe(201);
  const { url } = (await shared.json()) as SharedLink;
  const html = await htmlOf(new URL(url).pathname);
  expectHarmless(html);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  const preview = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(preview).toContain("&lt;script&gt;");
});

test("a story link with hostile words is text in its page", async () => {
  const { story_content: story, receipt } = signed;
  const html = await htmlOf(`/story/${await encodeStory({ v: 1, kind: "story", story, metadata, receipt })}`);
  expect(html).toContain("Your Magical Story is Ready!");
  expectHarmless(html);
});

test("a parent's own words come back as text, in the form and in the page's data", async () => {
  const body = new URLSearchParams({ age: "99", custom_interests: hostile, custom_lesson: hostile });
  const html = await htmlOf("/?index", { method: "POST", body });
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expectHarmless(html);
});

test.each([
  `/no-such-page/${hostile}`,
  `/?style=${hostile}&interests=${hostile}&age=${hostile}`,
  `/story/${hostile}`,
  `/shared/${hostile}`,
])("nothing of the address %# is in the page", async (address) => {
  const html = await htmlOf(encodeURI(address));
  expectHarmless(html);
  expect(html).not.toMatch(/alert\(1\)|alert%281%29/);
});

test("an answer of the interface never repeats what it was sent", async () => {
  const marker = "Zanzibar";
  const post = (pathname: string, body: string, type = "application/json") =>
    fetch(new URL(pathname, site.url), { method: "POST", headers: { "Content-Type": type }, body });
  const bodies = [`{"${marker}`, `"${marker}"`, JSON.stringify({ ...storyRequest, style: marker, [marker]: 1 })];
  for (const pathname of ["/api/generate-story", "/api/shared-stories"]) {
    for (const body of bodies) expect(await (await post(pathname, body)).text()).not.toContain(marker);
  }
  const refused = await post("/api/generate-story", JSON.stringify({ ...storyRequest, lesson: `${marker} a@b.com` }));
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toContain(marker);
});

test("no address leads elsewhere", async () => {
  for (const path of [
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/%2F%2Felsewhere.example",
    "/%5Celsewhere.example",
    "/%5C]",
    "//]",
    "/https:/elsewhere.example",
  ]) {
    for (const search of ["", "?redirect=https://elsewhere.example&next=//elsewhere.example&url=//elsewhere.example"]) {
      const response = await fetch(`${site.url.origin}${path}${search}`, { redirect: "manual" });
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 404, null]);
    }
  }
});

test("nothing can be made of the prototype of an object, through any way in", async () => {
  const tricks = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  for (const trick of tricks) {
    const json = JSON.stringify({ ...storyRequest, style: trick, gender: trick, readingTime: trick });
    const told = await fetch(new URL("/api/generate-story", site.url), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: trick, "CF-Ray": trick },
      body: json.replace("{", `{"__proto__":{"age":5},"constructor":{"prototype":{"age":5}},`),
    });
    expect(told.status).toBe(400);
    const link = { v: 1, kind: "answers", metadata: { style: trick, readingTime: trick } } as never;
    const html = await htmlOf(`/story/${await encodeStory(link)}`);
    expect(html).toContain("This story link is damaged or not complete.");
    const ticked = await htmlOf(`/?style=${trick}&age=${trick}`);
    expect(ticked).not.toMatch(/checked=""/);
  }
  const { error } = (await (
    await fetch(new URL("/api/generate-story", site.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    })
  ).json()) as { error: { fields: object } };
  expect(Object.keys(error.fields)).toEqual(["age", "gender", "interests", "style", "lesson", "readingTime"]);
});

test("an escape for a terminal is escaped in the log", async () => {
  await htmlOf("/no-such-page/%1B[31m\u001B[2J");
  const line = await site.logged("no-such-page");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
  expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/);
});
