import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedStories } from "../../../server/sharing/database/schema";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

const row = {
  id: "a",
  story_content: "**Title**",
  story_metadata: "{}",
  content_hash: "hash",
  revoke_hash: "token",
  created_at: 1,
  expires_at: 2,
};

test("the migrations make the tables that the code believes in", async () => {
  const database = drizzle(await site.miniflare.getD1Database("DB"));
  await database.insert(sharedStories).values(row);
  expect(await database.select().from(sharedStories)).toEqual([row]);
  const columns = await database.$client.prepare("SELECT name FROM pragma_table_info('shared_stories')").all();
  expect(columns.results.map(({ name }) => name)).toEqual(Object.keys(getTableColumns(sharedStories)));
});

test("one story is one row", async () => {
  const database = drizzle(await site.miniflare.getD1Database("DB"));
  await expect(database.insert(sharedStories).values({ ...row, id: "b" })).rejects.toThrow();
});
