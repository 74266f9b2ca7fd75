import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
let database: D1Database;
beforeAll(async () => {
  site = await startTestWorker();
  database = (await site.miniflare.getD1Database("DB")) as unknown as D1Database;
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.logs.length = 0;
  await database.prepare("DELETE FROM shared_stories").run();
});

const now = () => Math.floor(Date.now() / 1000);

async function insert(count: number, expiresAt: number): Promise<void> {
  await database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO shared_stories SELECT ?2 || '-' || i, 's', '{}', ?2 || '-' || i, 'r', 1, ?2 FROM n`,
    )
    .bind(count, expiresAt)
    .run();
}

async function left(): Promise<number> {
  return (await database.prepare("SELECT count(*) AS n FROM shared_stories").first<number>("n")) ?? -1;
}

async function fireDaily(): Promise<string> {
  const worker = await site.miniflare.getWorker();
  const { outcome } = await worker.scheduled({ cron: "17 3 * * *" });
  return outcome;
}

test("the daily event removes what has expired, in batches, and nothing else", async () => {
  await insert(1300, now() - 1);
  await insert(7, now() + 1000);
  expect(await fireDaily()).toBe("ok");
  expect(await left()).toBe(7);
  expect(JSON.parse(await site.logged("expired_stories"))).toMatchObject({ removed: 1300, outcome: "done" });
  expect(await fireDaily()).toBe("ok");
  expect(await left()).toBe(7);
});

test("a day that has too many leaves the rest for tomorrow", async () => {
  await insert(20_100, now() - 1);
  expect(await fireDaily()).toBe("ok");
  expect(await left()).toBe(100);
  expect(JSON.parse(await site.logged("expired_stories"))).toMatchObject({ level: "warn", removed: 20_000 });
});

test("an event whose database fails is reported as failed", async () => {
  await database.prepare("ALTER TABLE shared_stories RENAME TO elsewhere").run();
  expect(await fireDaily()).not.toBe("ok");
  await database.prepare("ALTER TABLE elsewhere RENAME TO shared_stories").run();
});

test("wrangler.toml asks for the event once a day", async () => {
  const { unstable_readConfig } = await import("wrangler");
  expect(unstable_readConfig({ config: "wrangler.toml" }).triggers.crons).toEqual(["17 3 * * *"]);
});
