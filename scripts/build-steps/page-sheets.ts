import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import type { RouteHandle } from "../../app/root";
import { pageSheetFor } from "../../app/ui/first-paint/page-sheet";

/*
 * After the build: makes the one style sheet of each page out of those that its routes have, and tells the Worker by which
 * sources the policy of pages without the framework allows theirs: their bytes are the same for everybody.
 */

const root = path.resolve(import.meta.dirname, "../..");
const client = path.join(root, "build/client");
const serverFile = path.join(root, "build/server/index.js");
const { assets, routes } = (await import(pathToFileURL(serverFile).href)) as ServerBuild;

const ofAllPages = assets.routes.root?.css ?? [];
const { errorSheet = [] } = (routes.root?.module.handle ?? {}) as RouteHandle;
const sources = new Set<string>();
for (const { id, css = [] } of Object.values(assets.routes)) {
  const { links, handle } = routes[id]?.module ?? {};
  const named = (links?.() ?? []).flatMap((link) => ("href" in link && link.rel === "stylesheet" ? [link] : []));
  const hrefsOf = (wanted: typeof named) => wanted.flatMap(({ href = [] }) => href);
  const own = id === "root" ? [errorSheet].flat() : css;
  // Those that come later in a page, and those of a page that has all of them at once.
  const atOnce = hrefsOf(named.filter((link) => !("fetchPriority" in link)));
  for (const further of new Set([atOnce.join(), hrefsOf(named).join()])) {
    const sheets = [...ofAllPages, ...own, ...further.split(",").filter(Boolean)];
    const text = sheets.map((sheet) => readFileSync(path.join(client, sheet), "utf8").trim()).join("\n");
    if (text.includes("</")) throw new Error(`the style sheet of ${id} would end the element that it stands in`);
    writeFileSync(path.join(client, pageSheetFor(sheets)), text);
    if (!(handle as RouteHandle | undefined)?.hydrated)
      sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
}
writeFileSync(path.join(root, "build/server/style-sources.js"), `export default ${JSON.stringify([...sources])};\n`);
