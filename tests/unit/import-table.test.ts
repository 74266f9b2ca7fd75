import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * The rooms of the house and what each may import as a value. Type-only imports are free, since they leave no trace in
 * what is shipped. First matching room wins; `self` is always allowed.
 */
interface Room {
  name: string;
  files: RegExp;
  rooms: string[];
  vendors: string[];
}

const remix = ["@remix-run/cloudflare", "@remix-run/react", "@remix-run/route-config"];
const pureServer =
  /^server\/(prompt|normalise|gate|moderate|safety|review|tell-story|told-text|storyteller|text-stage|time-limits|receipts|storybook-storyteller|open-story-link|visitor-network|shared-stor|forget-expired|report-link|sample-opening|log|story-seeds)/;

const rooms: Room[] = [
  { name: "story", files: /^app\/story\//, rooms: [], vendors: ["zod/mini"] },
  // Written content is heavier than the Worker: it is loaded as data, by age.
  {
    name: "storybook-content",
    files: /^app\/storybook\/(written-content\.ts|content\/ages-)/,
    rooms: ["storybook"],
    vendors: [],
  },
  { name: "storybook", files: /^app\/storybook\//, rooms: ["story"], vendors: [] },
  { name: "ui-toasts", files: /^app\/ui\/toasts\.client\.tsx?$/, rooms: [], vendors: ["react", "sonner"] },
  // Text of scripts, which the server hashes.
  { name: "ui-theme", files: /^app\/ui\/theme-(before-paint|colors)\.ts$/, rooms: ["story"], vendors: [] },
  { name: "ui", files: /^app\/ui\//, rooms: ["story", "ui-theme"], vendors: ["react"] },
  {
    name: "landing-tables",
    files: /^app\/landing\/(content\/|content-types|site-pages|footer-columns|handoff|inline-scripts|structured-data)/,
    rooms: ["story", "ui-theme"],
    vendors: [],
  },
  { name: "landing", files: /^app\/landing\//, rooms: ["story", "ui", "landing-tables"], vendors: ["react"] },
  { name: "wizard", files: /^app\/wizard\//, rooms: ["story", "ui"], vendors: ["react"] },
  {
    name: "reader-stream",
    files: /^app\/reader\/story-stream\.ts$/,
    rooms: ["story", "reader"],
    vendors: ["eventsource-parser/stream"],
  },
  { name: "reader-pdf", files: /^app\/reader\/save-pdf\.client\.ts$/, rooms: ["story", "reader"], vendors: ["jspdf"] },
  {
    name: "reader-print",
    files: /^app\/reader\/print-story\.client\.tsx?$/,
    rooms: ["story", "reader"],
    vendors: ["react-dom", "react-dom/client"],
  },
  {
    name: "reader",
    files: /^app\/reader\//,
    rooms: ["story", "ui", "ui-toasts", "reader-stream", "reader-pdf", "reader-print"],
    vendors: ["react"],
  },
  {
    name: "app",
    files: /^app\//,
    rooms: ["story", "storybook", "ui", "ui-theme", "wizard", "reader", "landing", "landing-tables"],
    vendors: [...remix, "react", "react-dom/client", "react-dom/server.browser"],
  },
  { name: "server-env", files: /^server\/env\.ts$/, rooms: [], vendors: ["zod/mini"] },
  {
    name: "server-listed-words",
    files: /^server\/safety\/listed-words\.ts$/,
    rooms: [],
    vendors: "da de en es fr no pl pt ru sv tr".split(" ").map((language) => `naughty-words/${language}.json`),
  },
  { name: "server-pure", files: pureServer, rooms: ["story", "storybook", "server-listed-words"], vendors: [] },
  {
    name: "server-openai",
    files: /^server\/openai-/,
    rooms: ["story", "server-pure"],
    vendors: ["ai", "@ai-sdk/openai/internal", "@ai-sdk/provider", "zod/mini"],
  },
  {
    name: "server-database",
    files: /^server\/(schema|database-)/,
    rooms: ["story"],
    vendors: ["drizzle-orm", "drizzle-orm/d1", "drizzle-orm/sqlite-core"],
  },
  { name: "server-assets", files: /^server\/storybook-content\.ts$/, rooms: ["story", "storybook"], vendors: [] },
  {
    name: "server-development",
    files: /^server\/dev\.ts$/,
    rooms: ["server", "storybook-content"],
    vendors: ["virtual:remix/server-build"],
  },
  { name: "server-rate-limits", files: /^server\/rate-limits/, rooms: ["story", "server-pure"], vendors: [] },
  // Stand in for parts of dependencies; only wrangler.toml knows them.
  { name: "server-slim", files: /^server\/slim\//, rooms: ["dependencies"], vendors: [] },
  { name: "dependencies", files: /^node_modules\//, rooms: [], vendors: [] },
  {
    name: "server",
    files: /^server\//,
    rooms: [
      "story",
      "landing-tables",
      "server-env",
      "server-pure",
      "server-openai",
      "server-database",
      "server-assets",
      "server-rate-limits",
    ],
    vendors: ["hono", "hono/factory", "hono/body-limit", "@remix-run/cloudflare", "virtual:remix/server-build"],
  },
];

const root = path.resolve(import.meta.dirname, "../..");

function sourceFiles(): string[] {
  return ["app", "server"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts")),
  );
}

function roomOf(file: string): Room | undefined {
  return rooms.find((room) => room.files.test(file));
}

/** Modules that a file imports as values: static imports, re-exports and dynamic imports. */
function valueImports(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) found.push(textOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      found.push(textOf(node.moduleSpecifier));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
      found.push(textOf(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((name) => !name.endsWith(".css"));
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

/** One sentence for each import that the table does not allow. */
function violations(file: string, imports: string[]): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} is in no room`];
  return imports.flatMap((name) => {
    if (!name.startsWith(".")) return room.vendors.includes(name) ? [] : [`${file} (${room.name}) imports ${name}`];
    const target = path.posix.join(path.posix.dirname(file), name);
    const targetRoom = roomOf(`${target}.ts`);
    const allowed = targetRoom?.name === room.name || (targetRoom && room.rooms.includes(targetRoom.name));
    return allowed ? [] : [`${file} (${room.name}) imports ${target} (${targetRoom?.name ?? "no room"})`];
  });
}

test("every file imports only what its room may", () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => violations(file, valueImports(file)))).toEqual([]);
});

test("the table is not toothless", () => {
  expect(violations("app/story/catalogue.ts", ["react"])).toHaveLength(1);
  expect(violations("app/wizard/wizard.tsx", ["../../server/env"])).toHaveLength(1);
  expect(violations("app/storybook/plan.ts", ["zod/mini"])).toHaveLength(1);
  expect(violations("server/tell-story.ts", ["./openai-storyteller"])).toHaveLength(1);
  expect(valueImports("app/routes/home.tsx")).toContain("./generator/generator");
});
