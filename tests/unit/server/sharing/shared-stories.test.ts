import { afterEach, expect, test, vi } from "vitest";
import type { StoryMetadata } from "../../../../app/story/told/metadata";
import { createSharedStories, type SharedStoriesPorts } from "../../../../server/sharing/shared-stories";
import type { SharedStoryRecord, SharedStoryStore } from "../../../../server/sharing/store";

const metadata: StoryMetadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", title: "T" };
const request = { story_content: "**T**\n\nOnce.", story_metadata: metadata, receipt: "ours" };
const record: SharedStoryRecord = {
  story_content: request.story_content,
  story_metadata: JSON.stringify(metadata),
  expires_at: 1100,
};
const id = "i".repeat(22);

afterEach(() => void vi.useRealTimers());

function fakes(store: Partial<SharedStoryStore> | undefined, cached = new Map<string, SharedStoryRecord>()) {
  const logged: string[] = [];
  const cachedFor: number[] = [];
  const afterwards: Promise<unknown>[] = [];
  const no = () => Promise.reject(new Error("not asked for in this test"));
  const ports: SharedStoriesPorts = {
    store: store && { put: no, find: no, remove: no, withdraw: no, removeExpired: no, ...store },
    cache: {
      get: async (key) => cached.get(key),
      put: async (key, kept, seconds) => {
        cached.set(key, kept);
        cachedFor.push(seconds);
      },
      drop: async (key) => void cached.delete(key),
    },
    admit: async () => {},
    admitSearch: async () => {},
    checkReceipt: async (_story, _metadata, receipt) => (receipt === "ours" ? "valid" : "forged"),
    origin: "https://stories.example",
    keptDays: 2,
    now: () => 1_000_500,
    afterwards: (work) => void afterwards.push(work),
    randomText: (bytes) => "r".repeat(Math.ceil((bytes * 4) / 3)),
    log: (level, event, fields) => void logged.push(JSON.stringify({ level, event, ...fields })),
  };
  return { stories: createSharedStories(ports), cached, cachedFor, afterwards, logged };
}

test("ids have 128 random bits, tokens 256, and the end is so many days away", async () => {
  const { stories } = fakes({ put: async (row) => row.id });
  expect(await stories.share(request)).toEqual({
    isNew: true,
    link: {
      id: "r".repeat(22),
      url: `https://stories.example/shared/${"r".repeat(22)}`,
      expires_at: new Date((1000 + 2 * 86_400) * 1000).toISOString(),
      revoke_token: "r".repeat(43),
    },
  });
});

test("what is not ours never reaches the database", async () => {
  const { stories } = fakes({});
  await expect(stories.share({ ...request, receipt: "theirs" })).rejects.toMatchObject({ code: "not_our_story" });
});

test("the same content has the same hash, and a changed one another", async () => {
  const hashes: string[] = [];
  const { stories } = fakes({
    put: async (row) => {
      hashes.push(row.content_hash);
      return row.id;
    },
  });
  await stories.share(request);
  await stories.share({ ...request, story_metadata: { ...metadata, lesson: undefined } });
  await stories.share({ ...request, story_metadata: { ...metadata, age: 6 } });
  await stories.share({ ...request, story_content: "**T**\n\nTwice." });
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(3);
});

test("a found story is cached for most of a minute, or for as long as it lives", async () => {
  const living = { ...record };
  const { stories, cachedFor, cached } = fakes({ find: async () => living });
  expect(await stories.open(id)).toEqual({ state: "found", story: record.story_content, metadata });
  cached.clear();
  living.expires_at = 1007;
  await stories.open(id);
  expect(cachedFor).toEqual([45, 7]);
});

test("a cached story asks the database nothing, and is not shown after its end", async () => {
  const { stories, cached } = fakes({}, new Map([[id, record]]));
  expect(await stories.open(id)).toMatchObject({ state: "found" });
  cached.set(id, { ...record, expires_at: 1000 });
  expect(await stories.open(id)).toEqual({ state: "absent" });
});

test("what is not there, or cannot be shown, is not cached; what cannot be an id is not asked for", async () => {
  const { stories, cached } = fakes({ find: async () => undefined });
  expect(await stories.open(id)).toEqual({ state: "absent" });
  expect(await fakes({}).stories.open("' OR 1=1")).toEqual({ state: "absent" });
  const empty = fakes({ find: async () => ({ ...record, story_content: "**T**" }) });
  expect(await empty.stories.open(id)).toEqual({ state: "unusable" });
  expect(cached.size + empty.cached.size).toBe(0);
});

test("a story taken back is cached no more", async () => {
  const { stories, cached } = fakes({ remove: async () => true }, new Map([[id, record]]));
  await stories.takeBack(id, "t".repeat(43));
  expect(cached.size).toBe(0);
});

test("only the hash of a token is asked for, and what is no token not at all", async () => {
  const asked: string[] = [];
  const remove = async (_: string, hash: string) => {
    asked.push(hash);
    return false;
  };
  const { stories } = fakes({ remove });
  for (const token of ["t".repeat(43), "", "t", "' OR 1=1"]) {
    await expect(stories.takeBack(id, token)).rejects.toMatchObject({ code: "story_not_found" });
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^[\w-]{43}$/);
  expect(asked[0]).not.toContain("ttt");
});

test("a database that never answers is given up on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const never = () => new Promise<never>(() => {});
  const { stories, logged } = fakes({ put: never, find: never, remove: never });
  const outcomes = Promise.allSettled([stories.share(request), stories.open(id), stories.takeBack(id, "t".repeat(43))]);
  // Hashing takes turns of its own before the database is asked.
  while (vi.getTimerCount() < 3) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(5000);
  const reasons = (await outcomes).map((outcome) => outcome.status === "rejected" && outcome.reason);
  expect(reasons).toMatchObject([
    { code: "sharing_failed", status: 503, retryAfter: 5 },
    { code: "load_failed", status: 503, retryAfter: 5 },
    { code: "sharing_failed" },
  ]);
  expect(logged.join()).toContain("TimeoutError");
});

test.each([
  ["a new row goes again", "r".repeat(22), 1],
  ["one that was there before stays", "another", 0],
])("a story stored too late to be passed on: %s", async (_, stored, withdrawn) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let store = (_: string) => {};
  const put = () => new Promise<string>((resolve) => (store = resolve));
  const withdraw = vi.fn(async () => true);
  const { stories, afterwards, logged } = fakes({ put, withdraw });
  const sharing = Promise.allSettled([stories.share(request)]);
  while (vi.getTimerCount() < 1) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(5000);
  expect(await sharing).toMatchObject([{ status: "rejected" }]);
  store(stored);
  await Promise.all(afterwards);
  expect(withdraw).toHaveBeenCalledTimes(withdrawn);
  expect(logged.filter((line) => line.includes("withdrawn"))).toHaveLength(withdrawn);
});

test("the log names a database's code, never what a driver quotes", async () => {
  const cause = new Error("D1_ERROR: no such table: shared_stories: SQLITE_ERROR");
  const quoting = () => Promise.reject(new Error("Failed query: insert … params: Once upon a time", { cause }));
  const { stories, logged } = fakes({ put: quoting });
  await expect(stories.share(request)).rejects.toMatchObject({ code: "sharing_failed" });
  expect(logged.join()).toContain("D1_ERROR");
  expect(logged.join()).not.toContain("Once");
});

test("without a database nothing is shared and nothing is found", async () => {
  const { stories } = fakes(undefined);
  await expect(stories.share(request)).rejects.toMatchObject({ code: "sharing_failed" });
  await expect(stories.open(id)).rejects.toMatchObject({ code: "load_failed" });
});
