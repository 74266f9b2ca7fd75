/** Given by Vite in development and by the alias in wrangler.toml for the Worker. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
