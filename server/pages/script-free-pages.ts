import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { findScriptFreePage } from "../../app/landing/content/site-pages";
import type { AppEnvironment } from "../http/environment";
import type { PageCache } from "./page-cache";
import { policyOf } from "./policy";

const contentType = "text/html; charset=utf-8";

/** Whether one of the client's copies is this page, whose answer a cache on the way may have compressed (`W/`). */
function isKnownTo(client: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return client?.split(",").some((one) => opaque(one) === opaque(tag)) ?? false;
}

/**
 * Pages without the framework are the same for everybody until the next deployment: each is rendered once in an isolate's
 * life and cached as bytes, and a browser that has it is told so before anything is rendered.
 */
export function cacheScriptFreePages(
  cache: PageCache<ArrayBuffer>,
  styleSources: readonly string[],
): MiddlewareHandler<AppEnvironment> {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { deployment, publicOrigin } = c.var.config;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const url = new URL(c.req.url);
    const page = isRead && deployment ? findScriptFreePage(url.pathname) : undefined;
    if (!page) return next();

    const tag = `W/"${deployment}${page.path}"`;
    const headers = {
      ETag: tag,
      "Cache-Control": "public, no-cache",
      // Also with 304: a browser gives its copy the headers of this answer.
      "Content-Security-Policy": await policyOf("script-free", c.var.nonce, styleSources),
    };
    if (isKnownTo(c.req.header("If-None-Match"), tag)) return c.body(null, 304, headers);

    const key = `${publicOrigin ?? url.origin}${page.path}`;
    const known = cache.get(key);
    if (known) return c.body(known, 200, { ...headers, "Content-Type": contentType });

    await next();
    // Also a page that lacks something for the moment is for this once.
    if (c.res.status !== 200 || c.res.headers.get("Cache-Control") === "no-store") return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (c.req.method !== "GET") return;
    const bytes = await c.res.arrayBuffer();
    cache.put(key, bytes);
    c.res = new Response(bytes, c.res);
  });
}
