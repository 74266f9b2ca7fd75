/** As much of the browser's caches as the service worker uses, in memory. */
export function createCacheStorage(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));

  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
  });
  return {
    async open(name: string) {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return cacheOf(entries);
    },
    async match(request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      return [...caches]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, entries]) => entries)
        .find((entries) => entries.has(urlOf(request)))
        ?.get(urlOf(request))
        ?.clone();
    },
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  } as unknown as CacheStorage;
}
