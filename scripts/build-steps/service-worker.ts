import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { buildSync } from "esbuild";
import type { KeptFiles } from "../../app/offline/kept-files";

/*
 * The last step of the build: makes the service worker, which knows by name all that it keeps, and the one that stands in
 * its place when it is withdrawn (`server/pages/service-worker.ts` serves them).
 */

const root = path.resolve(import.meta.dirname, "../..");
const client = path.join(root, "build/client");

/** Routes whose pages open from the device. */
const hydratedRoutes = ["root", "routes/home", "routes/my-stories/route"];
/** Parts that some stories need, by the beginning of their names (fflate's is `browser`): they are kept when the line is idle. */
const laterParts =
  /^(?:save-pdf|jspdf|browser|drawn-scene|shapes|print-coloring|review-here|svg|read-aloud|afterwards|lamplight|type-sheet|easy|vignette|make-a-book|save-book|save-epub)/;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
const listed = (folder: string, ending: string) =>
  readdirSync(path.join(client, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `/${folder}/${name}`);

/** The parts that these name, and those that they name in turn. */
function partsOf(starts: readonly string[], isFollowed: (name: string) => boolean): string[] {
  const all = readdirSync(path.join(client, "assets"));
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    if (!/\.(?:js|css)$/.test(name)) return;
    const text = readFileSync(path.join(client, "assets", name), "utf8");
    for (const other of all) if (isFollowed(other) && text.includes(other)) visit(other);
  };
  for (const start of starts) visit(path.basename(start));
  return [...found].sort().map((name) => `/assets/${name}`);
}

function keptFiles({ assets: { entry, routes, url } }: ServerBuild): Omit<KeptFiles, "version"> {
  const hydrated = hydratedRoutes.flatMap((id) => routes[id] ?? []);
  const ofPages = [entry, ...hydrated].flatMap(({ module, imports = [] }) => [module, ...imports]);
  // Their rules stand in the pages; these are followed for the faces and the sheets of parts that come later.
  const styled = hydrated.flatMap(({ css = [] }) => css);
  const first = [...partsOf([...ofPages, ...styled], (name) => !laterParts.test(name)), url];
  const laterStarts = listed("assets", "").filter((file) => laterParts.test(path.basename(file)));
  const later = partsOf(laterStarts, () => true).filter((file) => !first.includes(file));
  return { build: url, first, later: [...later, ...listed("fonts", ".ttf")], tales: listed("storybook", ".json") };
}

function bundled(name: string, define: Record<string, string> = {}): string {
  const entryPoints = [path.join(root, `app/offline/worker/${name}.ts`)];
  const target = ["chrome88", "firefox105", "safari15"];
  const { outputFiles } = buildSync({ entryPoints, target, define, bundle: true, minify: true, write: false });
  return outputFiles[0]?.text ?? "";
}

const serverFile = path.join(root, "build/server/index.js");
const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
const kept = keptFiles(build);
// A page may change with the server alone.
const version = hashOf([bundled("service-worker"), JSON.stringify(kept), readFileSync(serverFile, "utf8")].join("\n"));
const folder = path.join(client, "offline");
mkdirSync(folder, { recursive: true });
const define = { KEPT_FILES: JSON.stringify({ version, ...kept }) };
writeFileSync(path.join(folder, "service-worker.js"), bundled("service-worker", define));
writeFileSync(path.join(folder, "withdrawn-worker.js"), bundled("withdrawn-worker"));
