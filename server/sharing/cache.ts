import type { SharedStoryCache, SharedStoryRecord } from "./store";

/** A cache of our own: nothing in it can be asked for from outside. */
const cacheName = "shared-stories";

/** Records in the Cache API of the place that serves the visitor. @param origin of this site, for the keys */
export function createSharedStoryCache(origin: string): SharedStoryCache {
  const keyOf = (id: string) => `${origin}/shared-story-records/${id}`;

  /** Development has no cache. */
  async function use<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
    try {
      return typeof caches === "undefined" ? undefined : await work(await caches.open(cacheName));
    } catch {
      return undefined;
    }
  }

  return {
    get: (id) =>
      use(async (cache) => {
        const found = await cache.match(keyOf(id));
        return found && ((await found.json()) as SharedStoryRecord);
      }),
    async put(id, record, seconds) {
      const headers = { "Cache-Control": `max-age=${seconds}` };
      await use((cache) => cache.put(keyOf(id), Response.json(record, { headers })));
    },
    async drop(id) {
      await use((cache) => cache.delete(keyOf(id)));
    },
  };
}
