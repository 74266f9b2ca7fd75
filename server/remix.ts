import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Handler } from "hono";
import { knownCountry } from "../app/story/countries";
import { fitForRemix } from "./fit-for-remix";
import type { AppEnvironment } from "./http/environment";
import { loggablePath } from "./http/request-log";
import type { ServerContext } from "./load-context";
import type { PageCaches } from "./pages/page-caches";
import { readPageSheet } from "./pages/page-sheet-texts";
import { policyOf } from "./pages/policy";
import { siteFactsOf } from "./pages/site-facts";
import { createServices } from "./services";
import { reportLink } from "./sharing/report-link";

/** The last in the list: everything that has an address of its own is a Remix route. */
export function remixHandler(
  build: ServerBuild,
  caches: PageCaches,
  styleSources: readonly string[],
): Handler<AppEnvironment> {
  const handle = createRequestHandler(build, build.mode);
  return async (c) => {
    const { config, log, nonce, requestId } = c.var;
    const cf = (c.req.raw as Request<unknown, IncomingRequestCfProperties>).cf;
    const request = fitForRemix(c.req.raw);
    const url = new URL(request.url);
    const origin = config.publicOrigin ?? url.origin;
    const route = loggablePath(url.pathname);
    const server: ServerContext = {
      services: createServices(config, log, {
        origin,
        address: c.req.header("CF-Connecting-IP"),
        route,
        requestId,
        afterwards: (work) => c.executionCtx.waitUntil(work),
      }),
      log,
      nonce,
      policyOf: (page) => policyOf(page, nonce, styleSources),
      caches,
      readSheet: (path) => readPageSheet(path, { assets: config.assets, known: caches.sheets }),
      country: knownCountry(cf?.country),
      asksModel: config.storyteller !== "storybook",
      origin,
      siteFacts: siteFactsOf(config),
      reportLink: (storyUrl) => reportLink(config.reportAddress, storyUrl),
      securityContact: config.securityContact,
      loggablePath: route,
      gone: c.req.raw.signal,
    };
    return handle(request, { server });
  };
}
