import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneOf } from "../../../app/picture/scene";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { type SharableStory, shareBody, tellStory } from "../../support/told-story";
import { sharedTestWorker, startTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
let database: D1Database;
beforeAll(async () => {
  site = await startTestWorker({
    variables: { PUBLIC_ORIGIN: "https://stories.example", REPORT_ADDRESS: "help@stories.example" },
  });
  database = (await site.miniflare.getD1Database("DB")) as unknown as D1Database;
});
afterAll(() => site.stop());

async function shared(change: Record<string, unknown> = {}): Promise<SharableStory & SharedLink> {
  const told = await tellStory(site.url, change);
  const response = await fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(told)),
  });
  return { ...told, ...((await response.json()) as SharedLink) };
}

function view(id: string, where: TestWorker = site): Promise<Response> {
  return fetch(new URL(`/shared/${id}`, where.url));
}

/** Inserted past the interface, as an operator may. */
async function insert(row: Record<string, string | number>): Promise<string> {
  const id = `row${String(Math.random()).slice(2).padEnd(22, "0")}`.slice(0, 22);
  const whole = {
    id,
    story_content: "**T**\n\nOnce.",
    story_metadata: JSON.stringify({ age: 5, style: "gentle", readingTime: "2-3 minutes", title: "T" }),
    content_hash: id,
    revoke_hash: id,
    created_at: 1,
    expires_at: Math.floor(Date.now() / 1000) + 1000,
    ...row,
  };
  const names = Object.keys(whole);
  const places = names.map(() => "?").join(", ");
  await database
    .prepare(`INSERT INTO shared_stories (${names.join(", ")}) VALUES (${places})`)
    .bind(...Object.values(whole))
    .run();
  return id;
}

/** What one reads of a page: without scripts and tags. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}

test("the link is of the configured origin, and its page has the whole story", async () => {
  const { id, url, story, story_metadata } = await shared({ readingTime: "15 minutes" });
  expect(url).toBe(`https://stories.example/shared/${id}`);
  const response = await view(id);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const html = await response.text();
  const text = textOf(html);
  for (const part of ["A Shared Magical Story", "A Gentle story of 15 minutes, for age 5", story_metadata.title]) {
    expect(text).toContain(part);
  }
  for (const part of ["Age: 5", "Style: Gentle", "Length: 15 minutes", "Lesson: Being Kind to Others"]) {
    expect(text).toContain(part);
  }
  for (const line of story.split("\n").slice(1)) {
    const prose = line.replace(/^Chapter (\d+): /, "").split("**")[0] ?? "";
    expect(text).toContain(prose);
  }
  expect(text).toContain("Chapter 1\n");
  expect(html).toMatch(/<a class="button[^"]*" href="\/">Create Your Own Story<\/a>/);
});

test("chat programs are told the story's own title, description and the picture of its page; crawlers to stay away", async () => {
  const { id, story_metadata } = await shared({ style: "funny" });
  const html = await (await view(id)).text();
  const title = story_metadata.title.replace(/&/g, "&amp;").replace(/'/g, "&#x27;");
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(html).toContain(`<meta name="twitter:title" content="${title}"/>`);
  // The scene that the page shows, by an address that says nothing of whose story it is.
  const { world, view: side, hour } = sceneOf(story_metadata);
  const image = `/previews/stories/${world}-${side}-${hour}.png`;
  expect(html).toContain(`data-hour="${hour}"`);
  for (const tag of ['property="og:image"', 'name="twitter:image"']) {
    expect(html).toContain(`<meta ${tag} content="https://stories.example${image}"/>`);
  }
  expect(html).toMatch(/<meta property="og:image:alt" content="A picture of [^"]+\."\/>/);
  expect(html).toContain(
    '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const picture = await fetch(new URL(image, site.url));
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(html).toContain('content="A Funny story of 2-3 minutes, for age 5. Made with Moonthread."/>');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test("a visitor can report the story to the operator's address, and only where there is one", async () => {
  const { id } = await shared();
  const html = await (await view(id)).text();
  const href = /href="(mailto:[^"]+)"/.exec(html)?.[1] ?? "";
  expect(href).toMatch(/^mailto:help@stories\.example\?subject=/);
  expect(decodeURIComponent(href)).toContain(`https://stories.example/shared/${id}`);
  expect(html).toContain("Report this story");

  const silent = await sharedTestWorker();
  try {
    const told = await tellStory(silent.url);
    const response = await fetch(new URL("/api/shared-stories", silent.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shareBody(told)),
    });
    const link = (await response.json()) as SharedLink;
    expect(await (await fetch(link.url)).text()).not.toContain("Report this story");
  } finally {
    await silent.stop();
  }
});

test("unknown, expired and malformed ids are not found", async () => {
  const expired = await insert({ expires_at: Math.floor(Date.now() / 1000) - 1 });
  for (const id of ["A".repeat(22), expired, "x", "'%20OR%201=1--", "%00", "x".repeat(5000), "..%2F..%2Fhealthz"]) {
    const response = await view(id);
    expect([id, response.status]).toEqual([id, 404]);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    const text = textOf(await response.text());
    expect(text).toContain("Story Not Found");
    expect(text).toContain("Story not found or has expired.");
    expect(text).toContain("Create Your Own Story");
  }
});

test("a row without usable content or metadata says so in its own words", async () => {
  const unusable = [
    { story_content: "" },
    { story_content: "**Title alone**" },
    { story_metadata: "" },
    { story_metadata: "null" },
    { story_metadata: "{" },
    { story_metadata: '{"age":5}' },
  ];
  for (const change of unusable) {
    const response = await view(await insert(change));
    expect([change, response.status]).toEqual([change, 404]);
    const text = textOf(await response.text());
    expect(text).toContain("Story Not Found");
    expect(text).toContain("The story you're looking for doesn't exist or has expired.");
    expect(text).toContain("Create Your Own Story");
  }
});

test("hundreds of random ids find nothing, and harm nothing", async () => {
  const { id } = await shared();
  const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  for (let i = 0; i < 200; i += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await view(random());
        return `${response.status} ${(await response.text()).includes("Story Not Found")}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["404 true"]));
  }
  expect((await view(id)).status).toBe(200);
});

test("a hot link asks the database nothing; an unknown one is asked for each time", async () => {
  const { id } = await shared();
  expect((await view(id)).status).toBe(200);
  // Past the cache the story is gone: whoever still sees it was answered without the database.
  await database.prepare("DELETE FROM shared_stories WHERE id = ?").bind(id).run();
  expect((await view(id)).status).toBe(200);

  const late = `late${"0".repeat(18)}`;
  expect((await view(late)).status).toBe(404);
  await database
    .prepare("UPDATE shared_stories SET id = ? WHERE id = ?")
    .bind(late, await insert({}))
    .run();
  expect((await view(late)).status).toBe(200);
});

test("a record is cached no longer than its story lives", async () => {
  // Time enough to be seen once on a slow machine; a record is cached for longer.
  const id = await insert({ expires_at: Math.floor(Date.now() / 1000) + 5 });
  expect((await view(id)).status).toBe(200);
  await expect.poll(async () => (await view(id)).status, { interval: 500, timeout: 15_000 }).toBe(404);
});

test("a database that fails is a failure to try again, for viewers and for those who share", async () => {
  const broken = await startTestWorker({ withoutMigrations: true });
  try {
    const response = await view("A".repeat(22), broken);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    const html = await response.text();
    expect(textOf(html)).toContain("Failed to load the story. Please try again.");
    expect(html).toContain(`<a class="button" href="/shared/${"A".repeat(22)}">Try Again</a>`);

    const told = shareBody(await tellStory(broken.url));
    const refused = await fetch(new URL("/api/shared-stories", broken.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(told),
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(await refused.json()).toMatchObject({ error: { code: "sharing_failed", retryable: true } });
    const kept = await fetch(new URL(`/api/shared-stories/${"A".repeat(22)}`, broken.url), {
      method: "DELETE",
      headers: { Authorization: `Bearer ${"A".repeat(43)}` },
    });
    expect(kept.status).toBe(503);
    const failure = await broken.logged("database_failed");
    expect(failure).not.toContain(told.story_metadata.title);
    expect(broken.logs.join("\n")).not.toContain("AAAA");
  } finally {
    await broken.stop();
  }
});
