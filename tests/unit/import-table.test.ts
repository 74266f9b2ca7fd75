import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * The rooms of the house and what each may import as a value. Type-only imports are free, since they leave no trace in
 * what is shipped. A file belongs to the longest folder that holds it; its own room is always allowed.
 */
interface Room {
  rooms: string[];
  vendors: string[];
}

const remix = ["@remix-run/cloudflare", "@remix-run/react", "@remix-run/route-config"];

const rooms: Record<string, Room> = {
  "app/story": { rooms: [], vendors: ["zod/mini"] },
  // Tales are loaded as data, by age and world.
  "app/storybook": { rooms: ["app/story"], vendors: [] },
  // Plain data; its one component beside it.
  "app/picture": { rooms: ["app/story"], vendors: [] },
  "app/ui": { rooms: ["app/story", "app/ui/theme"], vendors: ["react"] },
  "app/ui/theme": { rooms: ["app/story", "app/ui"], vendors: ["react"] },
  "app/ui/toasts": {
    rooms: ["app/ui"],
    vendors: ["react", "sonner", "sonner/dist/styles.css?inline"],
  },
  "app/landing": { rooms: ["app/story", "app/ui", "app/landing/content"], vendors: ["react"] },
  // The page on privacy lists what the page stores under.
  "app/landing/content": { rooms: ["app/story", "app/ui"], vendors: [] },
  // Text of scripts that stand in pages, which the server hashes.
  "app/inline": { rooms: [], vendors: [] },
  // How fast a parent reads, and when the light goes out.
  "app/pace": { rooms: ["app/story", "app/ui", "app/child", "app/offline/telling"], vendors: ["react"] },
  "app/child": { rooms: ["app/story", "app/ui"], vendors: ["react"] },
  "app/wizard": { rooms: ["app/story", "app/ui"], vendors: ["react"] },
  "app/reader": {
    rooms: [
      ...["story", "picture", "pace", "ui", "ui/theme", "ui/toasts", "child"],
      ...[
        "reader/afterwards",
        "reader/books",
        "reader/lamplight",
        "reader/listen",
        "reader/save/pdf",
        "reader/save/print",
        "reader/share",
      ],
    ].map((folder) => `app/${folder}`),
    vendors: ["react"],
  },
  // What a grown-up unfolds below the story, the heart of the shelf too. Tales' questions come as data.
  "app/reader/afterwards": {
    rooms: ["app/story", "app/storybook", "app/ui", "app/shelf", "app/reader"],
    vendors: ["react", "virtual:storybook-questions"],
  },
  "app/reader/lamplight": {
    rooms: ["app/story", "app/pace", "app/ui", "app/ui/toasts", "app/reader"],
    vendors: ["react"],
  },
  // What the shelf does is shown by routes, together with the reader.
  "app/shelf": { rooms: ["app/story", "app/ui", "app/picture"], vendors: ["react", "idb", "zod/mini"] },
  "app/reader/share": {
    rooms: ["app/story", "app/ui", "app/ui/toasts", "app/child", "app/reader", "app/reader/listen"],
    vendors: ["react", "lean-qr", "lean-qr/extras/svg"],
  },
  // What comes before the first answer.
  "app/offline": { rooms: ["app/story", "app/storybook", "app/ui"], vendors: ["react"] },
  "app/offline/worker": { rooms: ["app/offline", "app/ui"], vendors: [] },
  // Told here as on the server: by its review, which is pure, and from its library.
  "app/offline/telling": {
    rooms: ["app/offline", "app/story", "app/storybook", "app/ui", "server/telling"],
    vendors: ["virtual:storybook-library"],
  },
  "app/reader/listen": {
    rooms: ["app/story", "app/ui", "app/reader", "app/offline/telling"],
    vendors: ["react", "eventsource-parser/stream"],
  },
  // Its sheet stands in the body; the short telling is the storybook's.
  "app/reader/books": {
    rooms: [
      ...["app/story", "app/child", "app/offline/telling", "app/picture", "app/ui", "app/ui/toasts"],
      ...["app/reader", "app/reader/save/pdf", "app/reader/books/epub"],
    ],
    vendors: ["react", "react-dom"],
  },
  "app/reader/save/pdf": {
    rooms: ["app/story", "app/picture", "app/ui", "app/ui/toasts", "app/reader"],
    vendors: ["react", "jspdf"],
  },
  "app/reader/books/epub": {
    rooms: ["app/story", "app/picture", "app/ui", "app/reader", "app/reader/books"],
    vendors: ["fflate"],
  },
  "app/reader/save/print": {
    rooms: ["app/story", "app/picture", "app/ui", "app/reader"],
    vendors: ["react", "react-dom", "react-dom/client"],
  },
  app: {
    rooms: [
      ...["app/story", "app/ui", "app/ui/theme", "app/wizard", "app/reader", "app/reader/listen", "app/landing"],
      ...["app/landing/content", "app/inline", "app/offline", "app/child", "app/pace", "app/shelf", "app/reader/share"],
      "app/picture",
      "app/reader/afterwards",
    ],
    vendors: [...remix, "react", "react-dom/client", "react-dom/server.browser"],
  },
  "server/runtime": { rooms: [], vendors: [] },
  "server/limits": { rooms: ["app/story", "server/runtime"], vendors: ["cloudflare:workers"] },
  "server/telling": {
    // What a parent's own lesson comes to, for prompt and storybook alike.
    rooms: ["app/story", "app/storybook", "server/normalise", "server/safety", "server/runtime"],
    vendors: [],
  },
  "server/normalise": { rooms: ["app/story"], vendors: [] },
  "server/safety": {
    rooms: ["app/story"],
    vendors: "da de en es fr no pl pt ru sv tr".split(" ").map((language) => `naughty-words/${language}.json`),
  },
  // What every model's storyteller has in common.
  "server/model": { rooms: ["app/story"], vendors: ["ai"] },
  "server/workers-ai": {
    rooms: ["app/story", "server/model"],
    vendors: ["workers-ai-provider", "eventsource-parser/stream", "zod/mini"],
  },
  "server/openai": {
    rooms: ["app/story", "server/model", "server/runtime"],
    vendors: ["@ai-sdk/openai/internal", "zod/mini"],
  },
  "server/storybook": { rooms: ["app/story", "app/storybook"], vendors: [] },
  "server/sharing": { rooms: ["app/story", "server/runtime"], vendors: [] },
  "server/sharing/database": {
    rooms: ["app/story"],
    vendors: ["drizzle-orm", "drizzle-orm/d1", "drizzle-orm/sqlite-core"],
  },
  "server/pages": { rooms: ["app/story", "app/landing/content", "app/inline"], vendors: ["hono/factory"] },
  "server/http": {
    rooms: ["app/story", ...["runtime", "env", "limits", "pages", "sharing/database"].map((room) => `server/${room}`)],
    vendors: ["hono/factory", "hono/body-limit"],
  },
  "server/env": { rooms: [], vendors: ["zod/mini"] },
  // Stand in for parts of dependencies; only wrangler.toml knows them.
  "server/slim": { rooms: ["node_modules"], vendors: [] },
  node_modules: { rooms: [], vendors: [] },
  server: {
    rooms: [
      ...[
        "runtime",
        "env",
        "limits",
        "safety",
        "telling",
        "openai",
        "workers-ai",
        "storybook",
        "sharing",
        "sharing/database",
        "pages",
        "http",
      ].map((folder) => `server/${folder}`),
      ...["app/story", "app/storybook"],
    ],
    vendors: [
      "hono",
      "cloudflare:workers",
      "@remix-run/cloudflare",
      "virtual:remix/server-build",
      "virtual:style-sources",
      "virtual:storybook-library",
      "virtual:storybook-files",
    ],
  },
};

const root = path.resolve(import.meta.dirname, "../..");

/** What scripts and tests share lies in `tests/support`; a unit test may also import the script that it tests. */
const workshop: Record<string, readonly string[]> = {
  scripts: ["tests/support"],
  "tests/support": [],
  "tests/unit": ["tests/support", "scripts"],
  "tests/integration": ["tests/support"],
  "tests/browser": ["tests/support"],
  "tests/firefox": ["tests/support"],
};

function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts")),
  );
}

/** The longest folder of the table that holds the file. */
function roomOf(file: string, table: object = rooms): string | undefined {
  for (let folder = path.posix.dirname(file); folder !== "."; folder = path.posix.dirname(folder)) {
    if (folder in table) return folder;
  }
  return undefined;
}

/** Modules that a file imports: static imports, re-exports and dynamic imports. Those of types alone on demand. */
function importsOf(file: string, withTypes = false): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && (withTypes || !node.importClause?.isTypeOnly))
      found.push(textOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && (withTypes || !node.isTypeOnly) && node.moduleSpecifier)
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
  const name = roomOf(file);
  const room = name === undefined ? undefined : rooms[name];
  if (!room) return [`${file} is in no room`];
  return imports.flatMap((module) => {
    if (!module.startsWith(".")) return room.vendors.includes(module) ? [] : [`${file} (${name}) imports ${module}`];
    const target = path.posix.join(path.posix.dirname(file), module);
    const targetRoom = roomOf(target.startsWith("node_modules/") ? "node_modules/x" : target);
    const isAllowed = targetRoom !== undefined && (targetRoom === name || room.rooms.includes(targetRoom));
    return isAllowed ? [] : [`${file} (${name}) imports ${target} (${targetRoom ?? "no room"})`];
  });
}

/** One sentence for each import between scripts and tests that does not go by way of what they share. */
function crossings(file: string, imports: string[]): string[] {
  const own = roomOf(file, workshop) ?? "";
  return imports.flatMap((module) => {
    const target = path.posix.join(path.posix.dirname(file), module);
    const other = module.startsWith(".") ? roomOf(target, { ...workshop, tests: [] }) : undefined;
    const isAllowed = other === undefined || other === own || workshop[own]?.includes(other);
    return isAllowed ? [] : [`${file} (${own}) imports ${target}`];
  });
}

test("scripts and tests share tests/support, and neither imports the other", () => {
  const files = sourceFiles(["scripts", "tests"]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => crossings(file, importsOf(file, true)))).toEqual([]);
  expect(crossings("scripts/bench/worker/cost.ts", ["../../../tests/unit/a", "../../../tests/a"])).toHaveLength(2);
  expect(crossings("tests/support/worker/heap.ts", ["../../../scripts/local/start", "../../unit/a"])).toHaveLength(2);
  expect(crossings("tests/integration/site/a.ts", ["../../../scripts/local/start", "../../unit/a"])).toHaveLength(2);
});

test("every file imports only what its room may", () => {
  const files = sourceFiles(["app", "server"]);
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => violations(file, importsOf(file)))).toEqual([]);
});

test("the table is not toothless", () => {
  expect(violations("app/story/catalogue.ts", ["react"])).toHaveLength(1);
  expect(violations("app/wizard/wizard.tsx", ["../../server/env/environment"])).toHaveLength(1);
  expect(violations("app/storybook/plan.ts", ["zod/mini"])).toHaveLength(1);
  expect(violations("server/telling/tell-story.ts", ["../openai/storyteller"])).toHaveLength(1);
  expect(importsOf("app/routes/home.tsx")).toContain("./generator/generator");
});
