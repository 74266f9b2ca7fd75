import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { pageSheetFor } from "../app/ui/page-sheet";

/* After the build: makes the one style sheet of each page out of those that its routes have. */

const root = path.resolve(import.meta.dirname, "..");
const client = path.join(root, "build/client");
const { assets } = (await import(pathToFileURL(path.join(root, "build/server/index.js")).href)) as ServerBuild;

const ofAllPages = assets.routes.root?.css ?? [];
for (const { id, css = [] } of Object.values(assets.routes)) {
  const sheets = [...ofAllPages, ...css];
  if (id === "root" || css.length === 0 || sheets.length < 2) continue;
  const text = sheets.map((sheet) => readFileSync(path.join(client, sheet), "utf8").trim()).join("\n");
  writeFileSync(path.join(client, pageSheetFor(sheets)), `${text}\n`);
}
