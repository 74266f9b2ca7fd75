import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "./environment";

/** A machine's own names and bare addresses: they have no certificate, and phones use them to try the product on a local network. */
const local = /^(?:localhost|[^.]+\.localhost|\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/;

/** Leads whoever comes by http to https, before anything is read or told. 308 keeps the method. */
export const httpsOnly = createMiddleware<AppEnvironment>(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol !== "http:" || local.test(url.hostname)) return next();
  url.protocol = "https:";
  return c.body(null, 308, { Location: url.href });
});
