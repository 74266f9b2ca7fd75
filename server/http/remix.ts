import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Handler } from "hono";
import { knownCountry } from "../../app/story/countries";
import type { ServerContext } from "../load-context";
import { reportLink } from "../report-link";
import { createServices } from "../services";
import { safetyFactsOf } from "../story-safety-facts";
import type { AppEnvironment } from "./environment";
import { loggablePath } from "./request-log";
import { scriptFreePolicy } from "./security-headers";

/** The last in the list: everything that has an address of its own is a Remix route. */
export function remixHandler(build: ServerBuild): Handler<AppEnvironment> {
  const handle = createRequestHandler(build, build.mode);
  return async (c) => {
    const { config, log, nonce } = c.var;
    const cf = (c.req.raw as Request<unknown, IncomingRequestCfProperties>).cf;
    const url = new URL(c.req.url);
    const origin = config.publicOrigin ?? url.origin;
    const server: ServerContext = {
      services: createServices(config, log, origin),
      log,
      nonce,
      scriptFreePolicy: await scriptFreePolicy(),
      country: knownCountry(cf?.country),
      asksModel: config.storyteller !== "storybook",
      origin,
      safetyFacts: safetyFactsOf(config),
      reportLink: (storyUrl) => reportLink(config.reportAddress, storyUrl),
      loggablePath: loggablePath(url.pathname),
      reader: c.req.raw.signal,
    };
    return handle(withoutForwardedHost(c.req.raw), { server });
  };
}

/** Remix would compare Origin with this header, which any client can send; the check was made before. */
function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has("X-Forwarded-Host")) return request;
  const copy = new Request(request);
  copy.headers.delete("X-Forwarded-Host");
  return copy;
}
