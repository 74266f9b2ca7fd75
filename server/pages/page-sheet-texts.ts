import type { PageCache } from "./page-cache";

/** Reads the page's style sheet from the build's files, once in an isolate's life; undefined where it is not there. */
export async function readPageSheet(
  path: string,
  { assets, known }: { assets: Pick<Fetcher, "fetch"> | undefined; known: PageCache<string> },
): Promise<string | undefined> {
  const text = known.get(path);
  if (text !== undefined) return text;
  const file = await assets?.fetch(new URL(path, "https://assets.invalid")).catch(() => undefined);
  if (!file?.ok) return undefined;
  const read = await file.text();
  known.put(path, read);
  return read;
}
