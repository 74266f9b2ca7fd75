import { createPageCache } from "./page-cache";

/** Documents whose scripts bear a nonce: each answer gets its own. */
export interface DocumentCache {
  /** Stands for the nonce while a document is rendered. Nobody can guess it, so no story contains it. */
  placeholder(): string;
  get(source: string, nonce: string): string | undefined;
  /** @param html with the placeholder in it */
  put(source: string, html: string): void;
}

export function createDocumentCache(most: number): DocumentCache {
  /** In the parts between which a nonce belongs. */
  const cache = createPageCache<readonly string[]>(most);
  let drawn: string | undefined;

  // Drawn late: outside a request a Worker has no randomness.
  function placeholder(): string {
    drawn ??= crypto.randomUUID();
    return drawn;
  }

  return {
    placeholder,
    get: (source, nonce) => cache.get(source)?.join(nonce),
    put: (source, html) => cache.put(source, html.split(placeholder())),
  };
}
