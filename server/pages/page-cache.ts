/** Rendered pages in an isolate's memory: those in demand, so many at most. */
export interface PageCache<Page> {
  get(key: string): Page | undefined;
  put(key: string, page: Page): void;
}

/** @param most 0 caches nothing */
export function createPageCache<Page>(most: number): PageCache<Page> {
  const pages = new Map<string, Page>();

  function put(key: string, page: Page): void {
    pages.delete(key);
    pages.set(key, page);
    const oldest = pages.keys().next();
    if (pages.size > most && !oldest.done) pages.delete(oldest.value);
  }

  return {
    get(key) {
      const page = pages.get(key);
      // The last to be asked for is the last to go.
      if (page !== undefined) put(key, page);
      return page;
    },
    put,
  };
}
