import { afterEach, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { shareBody, tellStory } from "../../support/told-story";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

/** A database that fails in one way or the other, and what is left of the product then. */
let site: TestWorker;
afterEach(() => site.stop());

async function database(): Promise<D1Database> {
  return (await site.miniflare.getD1Database("DB")) as unknown as D1Database;
}

function share(body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(new URL("/api/shared-stories", site.url), { method: "POST", headers, body: JSON.stringify(body) });
}

async function statusOf(pathname: string): Promise<number> {
  const response = await fetch(new URL(pathname, site.url));
  await response.arrayBuffer();
  return response.status;
}

const noLink = `/shared/${"A".repeat(22)}`;

/** Everything that is no sharing works as ever. @param healthy what /healthz says of it */
async function expectTheRestUntouched(healthy: boolean): Promise<void> {
  expect(await statusOf("/")).toBe(200);
  expect(await statusOf("/story/no-link-of-ours")).toBe(200);
  expect(await statusOf("/nowhere")).toBe(404);
  expect(await statusOf("/healthz")).toBe(healthy ? 200 : 503);
  const events = await fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: "{}",
  });
  expect(events.status).toBe(400);
}

async function expectNotShared(): Promise<void> {
  const told = await tellStory(site.url);
  const response = await share(shareBody(told));
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(((await response.json()) as ErrorBody).error).toEqual({
    code: "sharing_failed",
    message: "We cannot share stories at this moment. Please try again in a little while.",
    retryable: true,
  });
  expect(site.logs.join("\n")).not.toContain(told.story_metadata.title);
}

test("it takes no rows: what is shared already is shown, nothing new is shared", async () => {
  site = await startTestWorker();
  const shared = (await (await share(shareBody(await tellStory(site.url)))).json()) as SharedLink;
  const refuse = "CREATE TRIGGER full BEFORE INSERT ON shared_stories BEGIN SELECT RAISE(ABORT, 'disk full'); END";
  await (await database()).prepare(refuse).run();
  await expectNotShared();
  expect(await statusOf(new URL(shared.url).pathname)).toBe(200);
  expect(await statusOf(noLink)).toBe(404);
  await expectTheRestUntouched(true);
});

test("it gives no rows: a shared story is a page to try again, also in a page's own navigation", async () => {
  site = await startTestWorker();
  await (await database()).prepare("DROP TABLE shared_stories").run();
  await (await database()).prepare("CREATE VIEW shared_stories AS SELECT * FROM a_lost_disk").run();
  const page = await fetch(new URL(noLink, site.url));
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  expect(await page.text()).toContain("Failed to load the story. Please try again.");
  expect(await statusOf(`${noLink}.data`)).toBe(503);
  await expectNotShared();
  await expectTheRestUntouched(false);
});

test("it has lost its table", async () => {
  site = await startTestWorker({ withoutMigrations: true });
  expect(await statusOf(noLink)).toBe(503);
  await expectNotShared();
  await expectTheRestUntouched(false);
});

test("it takes ten seconds: whoever has to wait for it is answered before", { timeout: 40_000 }, async () => {
  site = await startTestWorker({ databaseDelayMs: 10_000 });
  const [view] = await Promise.all([statusOf(noLink), expectNotShared(), expectTheRestUntouched(false)]);
  expect(view).toBe(503);
});
