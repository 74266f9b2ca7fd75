import type { SiteFacts } from "../app/landing/content/house/site-facts";
import type { PageCaches } from "./pages/page-caches";
import type { PageClass } from "./pages/policy";
import type { Log } from "./runtime/log";
import type { Services } from "./services";

/** What a route sees of the server, under one typed key of Remix's load context. */
export interface ServerContext {
  readonly services: Services;
  readonly log: Log;
  /** For every script and style element of this answer (Content-Security-Policy). */
  readonly nonce: string;
  /** The Content-Security-Policy of this answer. */
  policyOf(page: PageClass): Promise<string>;
  readonly caches: PageCaches;
  /** The text of a style sheet of the build; undefined in development, where there is none. */
  readSheet(path: string): Promise<string | undefined>;
  /** Two capital letters from the edge, which knows better than the browser; undefined when it does not say. */
  readonly country: string | undefined;
  /** A model tells, unless the storybook is asked for. */
  readonly asksModel: boolean;
  /** Of links that leave the site: the configured one, else the request's own. */
  readonly origin: string;
  /** What the pages on safety and privacy say of this installation. */
  readonly siteFacts: SiteFacts;
  /** Where 'Report this story' leads for the story at this address; undefined where the operator has given none. */
  reportLink(storyUrl: string): string | undefined;
  /** An e-mail or web address; undefined where the operator has given none. */
  readonly securityContact: string | undefined;
  /** The request's path as the log may name it. */
  readonly loggablePath: string;
  /** Aborts when whoever asked leaves; the signals of the request's copies that Remix hands around do not. */
  readonly gone: AbortSignal;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    readonly server: ServerContext;
  }
}
