import { createMiddleware } from "hono/factory";
import { errorResponse } from "../../app/story/error-response";
import { StoryError } from "../../app/story/errors";
import type { AppEnvironment } from "./environment";

/** Methods that change nothing, and that links from elsewhere may use. */
function isReadOnly(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/**
 * Refuses what another site makes a browser send. Clients that are no browsers send neither header and pass.
 * This is the one check for pages, their `.data` twins and resource routes alike.
 */
export const sameOrigin = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!isReadOnly(c.req.method)) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const own = new URL(c.req.url).origin;
    const foreignSite = site === "cross-site" || site === "same-site";
    const foreignOrigin = origin !== undefined && origin !== own && origin !== c.var.config.publicOrigin;
    if (foreignSite || foreignOrigin) return errorResponse(new StoryError("cross_site"));
  }
  await next();
});
