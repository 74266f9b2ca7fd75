import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import type { StoryMetadata } from "../../../app/story/told/metadata";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { signedStory } from "../../support/signed-story";
import { shareBody, tellStory } from "../../support/told-story";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

const secondsPerDay = 24 * 60 * 60;
const previousSecret = "the secret that signed before this one did";

let site: TestWorker;
let database: D1Database;
beforeAll(async () => {
  site = await startTestWorker({ variables: { STORY_SIGNING_SECRET_PREVIOUS: previousSecret } });
  database = (await site.miniflare.getD1Database("DB")) as unknown as D1Database;
});
afterAll(() => site.stop());

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function takeBack(id: string, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return fetch(new URL(`/api/shared-stories/${encodeURIComponent(id)}`, site.url), { method: "DELETE", headers });
}

async function share(body: unknown, status = 201): Promise<SharedLink> {
  const response = await post(body);
  expect(response.status).toBe(status);
  return (await response.json()) as SharedLink;
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as ErrorBody).error.code];
}

const metadata: StoryMetadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", lesson: "kindness", title: "T" };
const nowInSeconds = () => Math.floor(Date.now() / 1000);

async function rows(id: string): Promise<Record<string, unknown>[]> {
  const { results } = await database.prepare("SELECT * FROM shared_stories WHERE id = ?").bind(id).all();
  return results;
}

test("a told story gets a link, an expiry and a token, of which only the hash is kept", async () => {
  const told = await tellStory(site.url);
  const response = await post(shareBody(told));
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const link = (await response.json()) as SharedLink;
  expect(link.id).toMatch(/^[\w-]{22}$/);
  expect(link.url).toBe(`${site.url.origin}/shared/${link.id}`);
  expect(link.revoke_token).toMatch(/^[\w-]{43}$/);
  const days = (Date.parse(link.expires_at) - Date.now()) / 1000 / secondsPerDay;
  expect(days).toBeGreaterThan(89.9);
  expect(days).toBeLessThanOrEqual(90);
  const [row] = await rows(link.id);
  expect(row).toMatchObject({ story_content: told.story, story_metadata: JSON.stringify(told.story_metadata) });
  expect(row?.revoke_hash).toBe(
    createHash("sha256")
      .update(link.revoke_token ?? "")
      .digest("base64url"),
  );
});

test("the same story again is the same link with a renewed expiry and no token", async () => {
  const body = shareBody(await tellStory(site.url));
  const first = await share(body);
  await database.prepare("UPDATE shared_stories SET expires_at = expires_at - 1000 WHERE id = ?").bind(first.id).run();
  const again = await share(body, 200);
  expect(again).toEqual({ id: first.id, url: first.url, expires_at: expect.any(String) });
  expect(Date.parse(again.expires_at)).toBeGreaterThanOrEqual(Date.parse(first.expires_at));
  const [row] = await rows(first.id);
  expect(Number(row?.expires_at) * 1000).toBe(Date.parse(again.expires_at));
  // The token of the first share is the one that counts.
  expect((await takeBack(first.id, first.revoke_token)).status).toBe(204);
});

test("a story shared again after its end is a new link with a token of its own, in the same row", async () => {
  const body = shareBody(await tellStory(site.url));
  const first = await share(body);
  await database.prepare("UPDATE shared_stories SET expires_at = 5 WHERE id = ?").bind(first.id).run();
  const second = await share(body, 201);
  expect(second.id).not.toBe(first.id);
  expect(await rows(first.id)).toEqual([]);
  expect(await codeOf(await takeBack(second.id, first.revoke_token))).toEqual([404, "story_not_found"]);
  expect((await takeBack(second.id, second.revoke_token)).status).toBe(204);
});

test("forty shares of one story at once make one row, and one of them has the token", async () => {
  const body = shareBody(await tellStory(site.url));
  const links = await Promise.all(
    Array.from({ length: 40 }, async () => (await post(body)).json() as Promise<SharedLink>),
  );
  expect(new Set(links.map(({ id }) => id)).size).toBe(1);
  expect(links.filter(({ revoke_token }) => revoke_token !== undefined)).toHaveLength(1);
});

test("text of one's own, and a story that was changed, cannot be published", async () => {
  const told = shareBody(await tellStory(site.url));
  const other = await tellStory(site.url, { age: 9 });
  const changes = [
    { story_content: "Buy my pills." },
    { story_content: `${told.story_content} ` },
    { story_content: other.story },
    { story_metadata: { ...told.story_metadata, title: "Another" } },
    { story_metadata: { ...told.story_metadata, age: 12 } },
    { receipt: other.receipt },
    { receipt: `v1.${nowInSeconds()}.${"A".repeat(43)}` },
    { receipt: "" },
    signedStory("**T**\n\nMine.", metadata, nowInSeconds(), "a secret that somebody has made up for this"),
  ];
  for (const change of changes) {
    expect(await codeOf(await post({ ...told, ...change }))).toEqual([403, "not_our_story"]);
  }
  expect(await rows("Buy my pills.")).toEqual([]);
});

test("a receipt is good for as long as a shared story lives, by the secret of now and the one before", async () => {
  const almost = nowInSeconds() - 90 * secondsPerDay + 60;
  await share(signedStory("**T**\n\nOld.", metadata, almost));
  await share(signedStory("**T**\n\nBefore.", metadata, almost, previousSecret));
  const tooOld = signedStory("**T**\n\nToo old.", metadata, almost - 120);
  expect(await codeOf(await post(tooOld))).toEqual([403, "not_our_story"]);
});

test.each([
  ["nothing", {}, ["receipt", "story_content", "story_metadata"]],
  ["null", null, ["request"]],
  ["an empty story", { story_content: "", story_metadata: metadata, receipt: "v1" }, ["story_content"]],
  ["no receipt", { story_content: "x", story_metadata: metadata, receipt: null }, ["receipt"]],
  ["odd metadata", { story_content: "x", story_metadata: { ...metadata, age: 99 }, receipt: "v1" }, ["story_metadata"]],
  ["a list", [], ["request"]],
])("refuses %s with 400 and the fields that are wrong", async (_, body, fields) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as ErrorBody;
  expect(error.code).toBe("invalid_request");
  expect(Object.keys(error.fields ?? {}).sort()).toEqual(fields);
});

test("refuses what is no JSON", async () => {
  expect(await codeOf(await post("{"))).toEqual([400, "invalid_json"]);
  expect(await codeOf(await post("{}", { "Content-Type": "text/plain" }))).toEqual([415, "unsupported_media_type"]);
});

test("takes 64 KiB and no more, announced or not", async () => {
  const fits = { story_content: "x".repeat(65_000), story_metadata: metadata, receipt: "v1" };
  expect(await codeOf(await post(fits))).toEqual([403, "not_our_story"]);
  const tooLong = JSON.stringify({ ...fits, story_content: "x".repeat(65_536) });
  expect(await codeOf(await post(tooLong))).toEqual([413, "too_large"]);
  const streamed = await fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new Blob([tooLong]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test("says so to a client that is still sending, too", async () => {
  const body = "x".repeat(1_000_000);
  const headers = { "Content-Type": "application/json" };
  for (const sent of [{ body }, { body: new Blob([body]).stream(), duplex: "half" }]) {
    const init = { method: "POST", headers, ...sent } as RequestInit;
    expect(await codeOf(await fetch(new URL("/api/shared-stories", site.url), init))).toEqual([413, "too_large"]);
  }
});

test.each([
  ["GET", "/api/shared-stories", "POST"],
  ["PUT", "/api/shared-stories", "POST"],
  ["DELETE", "/api/shared-stories", "POST"],
  ["GET", "/api/shared-stories/x", "DELETE"],
  ["POST", "/api/shared-stories/x", "DELETE"],
  ["PATCH", "/api/shared-stories/x", "DELETE"],
])("answers %s %s with 405 and says what is allowed", async (method, pathname, allow) => {
  const response = await fetch(new URL(pathname, site.url), { method });
  expect(response.headers.get("Allow")).toBe(allow);
  expect(await codeOf(response)).toEqual([405, "method_not_allowed"]);
});

test("a story taken back is gone, and shared again it has a new link", async () => {
  const body = shareBody(await tellStory(site.url));
  const link = await share(body);
  expect((await fetch(link.url)).status).toBe(200);
  const response = await takeBack(link.id, link.revoke_token);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(await rows(link.id)).toEqual([]);
  // The record that the view above has cached is gone with it.
  expect((await fetch(link.url)).status).toBe(404);
  expect((await share(body)).id).not.toBe(link.id);
});

test("a wrong token, an unknown id and an expired story get the same 404", async () => {
  const link = await share(shareBody(await tellStory(site.url)));
  const answers: string[] = [];
  const ask = async (id: string, token: string | undefined) => {
    const response = await takeBack(id, token);
    expect(response.status).toBe(404);
    answers.push(await response.text());
  };
  for (const token of [undefined, "", "x", "A".repeat(43), `${link.revoke_token} `.repeat(2), "' OR 1=1 --"]) {
    await ask(link.id, token);
  }
  for (const id of ["x", "A".repeat(22), "' OR '1'='1", "%00", "x; DROP TABLE shared_stories"]) {
    await ask(id, link.revoke_token);
  }
  expect(await rows(link.id)).toHaveLength(1);
  await database.prepare("UPDATE shared_stories SET expires_at = 5 WHERE id = ?").bind(link.id).run();
  await ask(link.id, link.revoke_token);
  expect(new Set(answers).size).toBe(1);
});

test("no id, token or story reaches the log", async () => {
  site.logs.length = 0;
  const told = await tellStory(site.url, { interests: ["xylophones"] });
  const link = await share(shareBody(told));
  await fetch(link.url);
  await takeBack(link.id, "A".repeat(43));
  await takeBack(link.id, link.revoke_token);
  await site.logged("taken back");
  const logs = site.logs.join("\n");
  expect(logs).toContain('"outcome":"new"');
  for (const secret of [link.id, link.revoke_token ?? "?", told.story_metadata.title, "xylophone"]) {
    expect(logs).not.toContain(secret);
  }
});
