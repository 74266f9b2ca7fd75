import type { Context } from "hono";
import type { AppEnvironment } from "../http/environment";

/** Made by the build (`scripts/build-steps/service-worker.ts`). */
const files = { on: "service-worker.js", withdrawn: "withdrawn-worker.js" } as const;

const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  // The browser asks on every visit; by it a broken worker can be withdrawn.
  "Cache-Control": "no-cache",
  // What the worker itself may do; pages have their own.
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
};

/** The service worker of this build, or the one that takes it away again. */
export async function serviceWorker(c: Context<AppEnvironment>): Promise<Response> {
  const { assets, serviceWorker: state } = c.var.config;
  const file = await assets?.fetch(new URL(`https://assets.invalid/offline/${files[state]}`));
  if (!file?.ok) return c.body(null, 404, { "Cache-Control": "no-store" });
  return c.body(await file.text(), 200, headers);
}
