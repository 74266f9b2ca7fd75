import { createMiddleware } from "hono/factory";
import { logToConsole, withFields } from "../runtime/log";
import type { AppEnvironment } from "./environment";

const longestLoggedPath = 200;
const secretPaths = ["/shared/", "/story/", "/api/shared-stories/"] as const;

/**
 * What the log may say of a path: those of shared and encoded stories are secrets (also as `.data` twins), so only
 * their pattern is named. Others are cut, since a client may send anything; the log line itself escapes them.
 */
export function loggablePath(pathname: string): string {
  const asRouted = decoded(pathname)
    .toLowerCase()
    .replace(/[/\\]+/g, "/");
  const secret = secretPaths.find((prefix) => asRouted.startsWith(prefix));
  if (secret) return `${secret}*`;
  return pathname.slice(0, longestLoggedPath);
}

/** Routes are found by the decoded path, in any case. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const rayPattern = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/** Gives every request an id and a log that carries it, and one line for each answer that is a server failure. */
export const requestLog = createMiddleware<AppEnvironment>(async (c, next) => {
  // Cloudflare's own id where there is one: it is what support asks for. Without Cloudflare anybody may write it.
  const ray = c.req.header("CF-Ray");
  const requestId = ray !== undefined && rayPattern.test(ray) ? ray : crypto.randomUUID();
  c.set("log", withFields(logToConsole, { request_id: requestId }));
  await next();
  c.res.headers.set("X-Request-Id", requestId);
  if (c.res.status >= 500) {
    c.var.log("error", "failed_request", {
      method: c.req.method,
      path: loggablePath(c.req.path),
      status: c.res.status,
    });
  }
});
