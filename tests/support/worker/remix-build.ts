import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";

/** The build of all routes (`npm run build`). */
export async function readBuild(): Promise<ServerBuild> {
  const file = path.resolve(import.meta.dirname, "../../../build/server/index.js");
  return import(pathToFileURL(file).href);
}
