import { createApp } from "../../../server/app";
import type { RawEnvironment } from "../../../server/env/environment";
import { readBuild } from "./remix-build";

/** The product in this very process, where its timers and promises can be watched; without a database. */
export async function createInProcessApp(variables: Readonly<Record<string, string>>) {
  const app = createApp(await readBuild());
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;
  return (request: Request): Promise<Response> =>
    Promise.resolve(app.fetch(request, variables as unknown as RawEnvironment, context));
}
