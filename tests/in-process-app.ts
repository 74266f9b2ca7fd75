import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { createApp } from "../server/app";
import type { RawEnvironment } from "../server/env";

/** The build of all routes (`npm run build`). */
export async function readBuild(): Promise<ServerBuild> {
  const file = path.resolve(import.meta.dirname, "../build/server/index.js");
  return import(pathToFileURL(file).href);
}

/** The product in this very process, where its timers and promises can be watched; without a database. */
export async function createInProcessApp(variables: Readonly<Record<string, string>>) {
  const app = createApp(await readBuild());
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;
  return (request: Request): Promise<Response> =>
    Promise.resolve(app.fetch(request, variables as unknown as RawEnvironment, context));
}
