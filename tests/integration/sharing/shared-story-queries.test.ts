import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSharedStoryStore } from "../../../server/sharing/database/store";
import type { SharedStoryRow, SharedStoryStore } from "../../../server/sharing/store";
import { type BilledQuery, withBill } from "../../support/worker/counted-database";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
let asked: string[];
let store: SharedStoryStore;
beforeAll(async () => {
  site = await startTestWorker();
  store = createSharedStoryStore(counting((await site.miniflare.getD1Database("DB")) as unknown as D1Database));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => site.stop());

/** Notes each statement with the session that it was asked in. */
function counting(database: D1Database): D1Database {
  const noting = (prepare: D1Database["prepare"], session: string) => (query: string) => {
    asked.push(`${session}: ${query.split(" ")[0]}`);
    return prepare(query);
  };
  return {
    prepare: noting((query) => database.prepare(query), "database"),
    withSession: (start: string) => {
      const session = database.withSession(start);
      return { prepare: noting((query) => session.prepare(query), start) };
    },
  } as unknown as D1Database;
}

const row: SharedStoryRow = {
  id: "one",
  story_content: "**T**\n\nOnce. 🌙 Ą",
  story_metadata: "{}",
  content_hash: "content",
  revoke_hash: "token",
  created_at: 100,
  expires_at: 200,
};

test("a share is one statement, new, again and after its end", async () => {
  expect(await store.put(row)).toBe("one");
  expect(await store.put({ ...row, id: "two", revoke_hash: "other", created_at: 150, expires_at: 250 })).toBe("one");
  expect(await store.find("one", 249)).toMatchObject({ expires_at: 250 });
  expect(await store.remove("one", "other", 150)).toBe(false);
  asked = [];
  expect(await store.put({ ...row, id: "three", revoke_hash: "third", created_at: 250, expires_at: 350 })).toBe(
    "three",
  );
  expect(asked).toEqual(["database: insert"]);
  expect(await store.find("one", 250)).toBeUndefined();
  expect(await store.remove("three", "token", 300)).toBe(false);
  expect(await store.remove("three", "third", 300)).toBe(true);
});

test("a view is one query, two on a miss, the second of the primary", async () => {
  await store.put(row);
  asked = [];
  const { story_content, story_metadata, expires_at } = row;
  expect(await store.find("one", 199)).toEqual({ story_content, story_metadata, expires_at });
  expect(asked).toEqual(["first-unconstrained: select"]);
  asked = [];
  expect(await store.find("one", 200)).toBeUndefined();
  expect(asked).toEqual(["first-unconstrained: select", "first-primary: select"]);
});

test("taking back is one statement", async () => {
  await store.put(row);
  asked = [];
  expect(await store.remove("one", "token", 199)).toBe(true);
  expect(asked).toEqual(["database: delete"]);
});

test("a share is withdrawn by one statement, unless the story was shared again since", async () => {
  await store.put(row);
  expect(await store.put({ ...row, id: "two", expires_at: 207 })).toBe("one");
  asked = [];
  expect(await store.withdraw(row)).toBe(false);
  expect(await store.withdraw({ ...row, expires_at: 207, revoke_hash: "other" })).toBe(false);
  expect(await store.withdraw({ ...row, expires_at: 207 })).toBe(true);
  expect(asked).toEqual(Array(3).fill("database: delete"));
  expect(await store.find("one", 100)).toBeUndefined();
});

test("expired stories go in batches, the oldest state of the clock included", async () => {
  for (const n of [1, 2, 3]) await store.put({ ...row, id: `old ${n}`, content_hash: `old ${n}`, expires_at: 100 });
  await store.put({ ...row, id: "young", content_hash: "young", expires_at: 101 });
  asked = [];
  expect(await store.removeExpired(100, 2)).toBe(2);
  expect(await store.removeExpired(100, 2)).toBe(1);
  expect(asked).toEqual(["database: delete", "database: delete"]);
  expect(await store.find("young", 100)).toBeDefined();
});

test("what is billed: a share writes four rows at most, a view reads one", async () => {
  const bill: BilledQuery[] = [];
  const counted = createSharedStoryStore(
    withBill((await site.miniflare.getD1Database("DB")) as unknown as D1Database, bill),
  );
  const kept = { ...row, id: "billed", content_hash: "billed content" };
  await counted.put(kept);
  expect(bill).toHaveLength(1);
  expect(bill[0]?.rowsWritten).toBeGreaterThan(0);
  expect(bill[0]?.rowsWritten).toBeLessThanOrEqual(4);
  bill.length = 0;
  expect(await counted.find("billed", 150)).toBeDefined();
  expect(bill).toEqual([{ statement: "select", rowsRead: 1, rowsWritten: 0 }]);
});
