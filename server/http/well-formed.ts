import { createMiddleware } from "hono/factory";
import { errorResponse } from "../../app/story/error-response";
import { StoryError } from "../../app/story/errors";
import type { AppEnvironment } from "./environment";

/**
 * Refuses what no page of ours sends and what would fail further in: a body where there is none to expect, of which no
 * `Request` can be made, and the wish for another protocol.
 */
export const wellFormed = createMiddleware<AppEnvironment>(async (c, next) => {
  const { method } = c.req;
  if ((method === "GET" || method === "HEAD") && c.req.raw.body !== null) {
    return errorResponse(new StoryError("invalid_request", { message: "A page is asked for without a body." }));
  }
  if (c.req.header("Upgrade")?.toLowerCase() === "websocket") {
    return errorResponse(new StoryError("invalid_request", { message: "There are no web sockets here." }));
  }
  return next();
});
