import type { EntryContext } from "@remix-run/cloudflare";
import type { RouteHandle } from "./root";

/** A document that was rendered, in the parts between which a nonce belongs. */
type KeptDocument = readonly string[];

/** Of 30 to 60 KB each; an isolate has 128 MB. */
const mostDocuments = 100;

const kept = new Map<string, KeptDocument>();

let held: string | undefined;

/** Stands for the nonce while a document is rendered that is to be kept. Nobody can guess it, so no story contains it. */
export function heldNonce(): string {
  held ??= crypto.randomUUID();
  return held;
}

/**
 * All that a document is rendered from, where its route says `keepsDocument` and nothing went wrong: the path and what
 * the loaders gave. These run for each request, so a story that was taken back is not shown again. Of the query nothing
 * counts but what the loaders made of it: advertisers hang names of their own on it (`fbclid`).
 */
export function sourceOf(request: Request, { staticHandlerContext, routeModules }: EntryContext): string | undefined {
  const { matches, loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const route = matches.at(-1)?.route.id;
  const handle = route === undefined ? undefined : (routeModules[route]?.handle as RouteHandle | undefined);
  if (!import.meta.env.PROD || !handle?.keepsDocument) return undefined;
  if (request.method !== "GET" || actionData || errors || statusCode !== 200) return undefined;
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname}\n${JSON.stringify(loaderData)}`;
}

export function keepDocument(source: string, html: string): void {
  const oldest = kept.keys().next();
  if (kept.size >= mostDocuments && !oldest.done) kept.delete(oldest.value);
  kept.set(source, html.split(heldNonce()));
}

/** The document of the same source, with the nonce of this answer. */
export function keptDocument(source: string, nonce: string): string | undefined {
  const parts = kept.get(source);
  if (!parts) return undefined;
  // The last to be asked for is the last to go.
  kept.delete(source);
  kept.set(source, parts);
  return parts.join(nonce);
}
