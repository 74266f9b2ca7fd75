import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { findScriptFreePage, scriptFreePages } from "../../app/landing/content/site-pages";
import type { AppEnvironment } from "../http/environment";
import { scriptFreePolicy } from "./policy";

const contentType = "text/html; charset=utf-8";

/** Origins whose pages are kept side by side; a Worker may serve a domain of its own beside its first one. */
const mostOrigins = 4;

/** Whether one of the client's copies is this page, whose answer a cache on the way may have compressed (`W/`). */
function isKnownTo(client: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return client?.split(",").some((one) => opaque(one) === opaque(tag)) ?? false;
}

/**
 * Pages without the framework are the same for everybody until the next deployment: each is rendered once in an isolate's
 * life and kept as bytes, and a browser that has it is told so before anything is rendered.
 */
export function keepPages(): MiddlewareHandler<AppEnvironment> {
  const kept = new Map<string, ArrayBuffer>();

  function keep(key: string, page: ArrayBuffer): void {
    const oldest = kept.keys().next();
    if (kept.size >= mostOrigins * scriptFreePages.length && !oldest.done) kept.delete(oldest.value);
    kept.set(key, page);
  }

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
      "Content-Security-Policy": await scriptFreePolicy(),
    };
    if (isKnownTo(c.req.header("If-None-Match"), tag)) return c.body(null, 304, headers);

    const key = `${publicOrigin ?? url.origin}${page.path}`;
    const known = kept.get(key);
    if (known) return c.body(known, 200, { ...headers, "Content-Type": contentType });

    await next();
    // Also a page that lacks something for the moment is for this once.
    if (c.res.status !== 200 || c.res.headers.get("Cache-Control") === "no-store") return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (c.req.method !== "GET") return;
    const bytes = await c.res.arrayBuffer();
    keep(key, bytes);
    c.res = new Response(bytes, c.res);
  });
}
