import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { nameAllowed } from "./http/allow";
import { limitBody, readToEnd } from "./http/body-limit";
import { type AppEnvironment, environment } from "./http/environment";
import { createHealthz } from "./http/healthz";
import { httpsOnly } from "./http/https-only";
import { requestLog } from "./http/request-log";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { wellFormed } from "./http/well-formed";
import { createPageCaches } from "./pages/page-caches";
import { cacheScriptFreePages } from "./pages/script-free-pages";
import { serviceWorker } from "./pages/service-worker";
import { remixHandler } from "./remix";

/**
 * The way of every request, top to bottom.
 * @param styleSources for the policy of pages without the framework
 */
export function createApp(build: ServerBuild, styleSources: readonly string[] = []): Hono<AppEnvironment> {
  // In development each change of the code must show.
  const isDevelopment = build.mode === "development";
  const caches = createPageCaches(!isDevelopment);
  const app = new Hono<AppEnvironment>();
  app.use(readToEnd);
  app.use(requestLog);
  app.use(securityHeaders);
  app.use(environment);
  app.use(httpsOnly);
  app.use(wellFormed);
  app.use(sameOrigin);
  app.use(limitBody);
  app.use(nameAllowed);
  app.get("/healthz", createHealthz(Date.now));
  app.get("/service-worker.js", serviceWorker);
  if (!isDevelopment) app.use(cacheScriptFreePages(caches.scriptFree, styleSources));
  app.all("*", remixHandler(build, caches, styleSources));
  return app;
}
