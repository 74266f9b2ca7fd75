import { expect, test } from "vitest";
import { eraseKept, findKept, type KeepingPlaces } from "../../../app/shelf/erase";
import { storageKeys } from "../../../app/ui/storage-keys";
import { createLocks } from "../../support/locks";

function memory(kept: Record<string, string>): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
    get length() {
      return items.size;
    },
  } as unknown as Storage;
}

function places(change: Partial<KeepingPlaces> = {}) {
  const local = memory({ [storageKeys.userId]: "u", [storageKeys.shelf]: "1", foreign: "x" });
  const session = memory({ [storageKeys.answers]: "{}" });
  const done: string[] = [];
  const given: KeepingPlaces = {
    storages: [() => local, () => session],
    countStories: async () => 3,
    deleteDatabase: async (name) => void done.push(`database ${name}`),
    caches: { keys: async () => ["pages"], delete: async (name) => done.push(`cache ${name}`) > 0 },
    locks: createLocks(),
    workers: {
      getRegistrations: async () =>
        [{ unregister: async () => done.push("worker") > 0 }] as unknown as ServiceWorkerRegistration[],
    },
    ...change,
  };
  return { given, done, local, session };
}

test("finds what is there, and erases every place of it", async () => {
  const { given, done, local, session } = places();
  expect(await findKept(given)).toEqual({ names: [storageKeys.answers, storageKeys.userId], stories: 3, copies: 2 });
  expect(await eraseKept(given)).toBe(true);
  expect(done).toEqual(["database bedtime_shelf", "worker", "cache pages"]);
  expect(local.length).toBe(1);
  expect(session.length).toBe(0);
});

test("places that a browser lacks or refuses hold nothing", async () => {
  const refused = () => {
    throw new DOMException("", "SecurityError");
  };
  const { given } = places({
    storages: [refused],
    countStories: () => Promise.reject(new Error("closed")),
    caches: undefined,
    locks: undefined,
    workers: undefined,
  });
  expect(await findKept(given)).toEqual({ names: [], stories: 0, copies: 0 });
  expect(await eraseKept(given)).toBe(true);
});

test.each<Partial<KeepingPlaces>>([
  { deleteDatabase: () => Promise.reject(new Error("blocked")) },
  { caches: { keys: async () => ["pages"], delete: async () => false } },
])("says so when something is left: %#", async (change) => {
  const { given, local } = places(change);
  expect(await eraseKept(given)).toBe(false);
  expect(local.length).toBe(1);
});
