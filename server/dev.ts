import * as build from "virtual:remix/server-build";
import files from "virtual:storybook-files";
import { createApp } from "./app";
import { withInlineStyles } from "./dev-styles";
import type { RawEnvironment } from "./env/environment";

/**
 * In development nothing is built: the files that the Worker itself reads come from their source, and the classes of
 * Durable Objects are nowhere, so that a telling ends with its connection.
 */
const assets = {
  fetch: async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const tales = files[pathname.slice(1)];
    return tales ? Response.json(tales) : new Response(null, { status: 404 });
  },
};

const app = createApp(build);
const known = new WeakMap<RawEnvironment, RawEnvironment>();
function withAssets(environment: RawEnvironment): RawEnvironment {
  const { TELLINGS, ...there } = environment;
  const extended = known.get(environment) ?? { ...there, ASSETS: assets as unknown as Fetcher };
  known.set(environment, extended);
  return extended;
}

/** The development server's entry: as `index.ts`, but Vite gives the build anew after each change. */
export default {
  fetch: async (request: Request, environment: RawEnvironment, context: ExecutionContext) =>
    withInlineStyles(await app.fetch(request, withAssets(environment), context)),
} satisfies ExportedHandler<RawEnvironment>;
