import { createMiddleware } from "hono/factory";
import { logToConsole, withFields } from "../runtime/log";
import type { AppEnvironment } from "./environment";

const longestLoggedPath = 200;
/** What stands behind one of these names is a secret, wherever in the path a client puts it. */
const secretFolder = /(?:^|\/)(api\/shared-stories|api\/tellings|shared|story)\/./;
/** As an id or an encoded story looks: such a part may be one that lost its folder. Words with hyphens are none. */
const secretPart = /(?![a-z-]*(?![\w%-]))[\w%-]{20,}/g;
/** A client may encode what it has encoded. */
const mostDecodings = 4;

/**
 * What the log may say of a path: those of shared and encoded stories and of tellings are secrets (also as `.data` twins), so only
 * their pattern is named. Others are cut, since a client may send anything; the log line itself escapes them.
 */
export function loggablePath(pathname: string): string {
  const folder = secretFolder.exec(fullyDecoded(pathname))?.[1];
  if (folder) return `/${folder}/*`;
  return pathname.replace(secretPart, "…").slice(0, longestLoggedPath);
}

/** As routes are found: decoded, in any case, whatever the slashes. */
function fullyDecoded(pathname: string): string {
  let text = pathname;
  for (let i = 0; i < mostDecodings; i++) {
    const before = text;
    text = text.replace(/%[\da-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
    if (text === before) break;
  }
  return text.toLowerCase().replace(/[/\\]+/g, "/");
}

const rayPattern = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/** Gives every request an id and a log that carries it, and one line for each answer that is a server failure. */
export const requestLog = createMiddleware<AppEnvironment>(async (c, next) => {
  // Cloudflare's own id where there is one: it is what support asks for. Without Cloudflare anybody may write it.
  const ray = c.req.header("CF-Ray");
  const requestId = ray !== undefined && rayPattern.test(ray) ? ray : crypto.randomUUID();
  c.set("requestId", requestId);
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
