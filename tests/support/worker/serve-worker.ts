import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { MiniflareOptions, WorkerOptions } from "miniflare";

// Else wrangler tells on each reading where it found variables.
process.env.WRANGLER_LOG ??= "error";

// Not by `import`, for which Node reads all their megabytes for names first: three seconds of each process that tests.
const require = createRequire(import.meta.url);
const { Miniflare } = require("miniflare") as typeof import("miniflare");
const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = require("wrangler") as typeof import("wrangler");

const root = path.resolve(import.meta.dirname, "../../..");

export interface ServeOptions {
  /** 0 takes a free port. */
  port: number;
  /** Variables and secrets, over those of wrangler.toml. */
  variables?: Readonly<Record<string, string>>;
  /** How many requests a minute each rate limit lets pass, instead of what wrangler.toml says. */
  rateLimit?: number;
  /** Folder for the local database; in memory when absent. */
  persistTo?: string;
  /** Opens the inspector too, on a free port: `miniflare.getInspectorURL()`. */
  inspect?: boolean;
  /** What Cloudflare would say of each request. */
  cf?: Readonly<Record<string, string>>;
  /** Puts other Workers around the product's own. */
  surround?: (worker: WorkerOptions) => WorkerOptions[];
  /** Receives each line the Worker logs. Default: standard output and error. */
  onLog?: (line: string) => void;
}

export interface ServedWorker {
  readonly url: URL;
  readonly miniflare: InstanceType<typeof Miniflare>;
  stop(): Promise<void>;
}

/** Runs the built Worker (`npm run build`) in workerd, on loopback, with the bindings of wrangler.toml. */
export async function serveWorker(options: ServeOptions): Promise<ServedWorker> {
  const config = path.join(root, "wrangler.toml");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const { onLog, rateLimit } = options;
  const worker = {
    ...workerOptions,
    ...(rateLimit !== undefined && { ratelimits: withLimit(workerOptions.ratelimits, rateLimit) }),
    // Not `workerOptions.bindings`: they hold `.dev.vars` too, which is not for every caller.
    bindings: { ...unstable_readConfig({ config }).vars, ...options.variables },
    rootPath: path.join(root, "build/worker"),
    modules: [{ type: "ESModule", path: "index.js" }],
  } as unknown as WorkerOptions;
  const settings = {
    workers: options.surround?.(worker) ?? [worker],
    host: "127.0.0.1",
    port: options.port,
    cf: options.cf ?? { country: "US" },
    ...(options.inspect && { inspectorPort: 0 }),
    ...(options.persistTo && { d1Persist: path.join(options.persistTo, "v3/d1") }),
    ...(onLog && {
      handleStructuredLogs: ({ message }: { message: string }) => onLog(message),
    }),
  } as unknown as MiniflareOptions;
  const miniflare = new Miniflare(settings);
  const url = await miniflare.ready;
  return { url, miniflare, stop: () => miniflare.dispose() };
}

type RateLimits = Record<string, { simple: { limit: number; period?: number | undefined } }>;

function withLimit(bindings: RateLimits | undefined, limit: number): RateLimits {
  const entries = Object.entries(bindings ?? {});
  return Object.fromEntries(entries.map(([name, binding]) => [name, { simple: { ...binding.simple, limit } }]));
}

/** The statements of all migrations, in order. */
export async function migrationStatements(): Promise<string[]> {
  const folder = path.join(root, "migrations");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const scripts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return scripts.flatMap((script) => script.split("--> statement-breakpoint")).map((statement) => statement.trim());
}
