import { keptPages } from "../kept-files";

/**
 * `page`: opens from the device. `other`: a page of the network's, or else the one that leads on. `file`: from the device
 * where it is there, since its name says what is in it. `pass`: not the worker's business.
 */
export type Way = "page" | "other" | "file" | "pass";

const fileFolders = /^\/(?:assets|fonts|storybook)\//;
/** Answers that belong to one request, whoever asks. */
const neverKept = /^\/(?:api|healthz)(?:\/|$)/;

export function wayOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const { pathname, search, origin: asked } = new URL(url);
  if (method !== "GET" || asked !== origin || neverKept.test(pathname)) return "pass";
  if (mode === "navigate") return keptPages.includes(pathname) && search === "" ? "page" : "other";
  return fileFolders.test(pathname) ? "file" : "pass";
}
