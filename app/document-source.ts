import type { EntryContext } from "@remix-run/cloudflare";
import type { RouteHandle } from "./root";

/**
 * All that a document is rendered from, where its route says `isCached` and nothing went wrong: the path and what the
 * loaders gave. These run for each request, so a story that was taken back is not shown again. Of the query nothing
 * counts but what the loaders made of it: advertisers hang names of their own on it (`fbclid`).
 */
export function sourceOf(request: Request, { staticHandlerContext, routeModules }: EntryContext): string | undefined {
  const { matches, loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const route = matches.at(-1)?.route.id;
  const handle = route === undefined ? undefined : (routeModules[route]?.handle as RouteHandle | undefined);
  if (!handle?.isCached) return undefined;
  if (request.method !== "GET" || actionData || errors || statusCode !== 200) return undefined;
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname}\n${JSON.stringify(loaderData)}`;
}
