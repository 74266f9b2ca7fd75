import type { WorkerOptions } from "miniflare";
import { migrationStatements, type ServedWorker, serveWorker } from "./serve-worker";
import { withSlowDatabase } from "./slow-database";
import { rejectionMark, withRejectionWatch } from "./watched-worker";

/** A signing secret for tests; the Worker wants at least 32 characters. */
export const testSecret = "a signing secret for tests alone, long enough";

export interface TestWorker extends ServedWorker {
  /** Every line the Worker has logged so far. */
  readonly logs: string[];
  /** The first line with this text, once it has come: lines reach the test a moment after the answer. */
  logged(text: string): Promise<string>;
  /** Throws when a promise was rejected in it that nobody handled. */
  check(): void;
}

export interface TestWorkerOptions {
  variables?: Readonly<Record<string, string>>;
  cf?: Readonly<Record<string, string>>;
  /** Milliseconds that every query takes; the tests' own view of the database is then the Worker's too. */
  databaseDelayMs?: number;
  /** Requests a minute; by default more than any test makes. `deployed`: as wrangler.toml has it. */
  rateLimit?: number | "deployed";
  /** Puts other Workers around the product's own. */
  surround?: (worker: WorkerOptions) => WorkerOptions[];
  /** For `worker-heap.ts`. */
  inspect?: boolean;
  /** Leaves the database empty, as before the first deploy's migrations. */
  withoutMigrations?: boolean;
}

/**
 * The built Worker in workerd on a free port of loopback, with a real D1 in memory. Stopping it throws when a promise was
 * rejected in it that nobody handled.
 */
export async function startTestWorker(options: TestWorkerOptions = {}): Promise<TestWorker> {
  const delay = options.databaseDelayMs;
  const { rateLimit = 1_000_000 } = options;
  const logs: string[] = [];
  const unhandled: string[] = [];
  const waiting = new Set<() => void>();
  const served = await serveWorker({
    port: 0,
    variables: { STORY_SIGNING_SECRET: testSecret, ...options.variables },
    ...(options.cf && { cf: options.cf }),
    ...(rateLimit !== "deployed" && { rateLimit }),
    ...(options.inspect && { inspect: true }),
    surround: (worker) => {
      const watched = withRejectionWatch(worker);
      if (options.surround) return options.surround(watched);
      return delay === undefined ? [watched] : withSlowDatabase(watched, delay);
    },
    onLog: (line) => {
      logs.push(line);
      if (line.startsWith(rejectionMark)) unhandled.push(line);
      for (const look of waiting) look();
    },
  });
  if (!options.withoutMigrations) {
    const database = await (delay === undefined
      ? served.miniflare.getD1Database("DB")
      : served.miniflare.getD1Database("REAL", "slow-database"));
    for (const statement of await migrationStatements()) await database.prepare(statement).run();
  }
  const logged = (text: string) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const line = logs.find((candidate) => candidate.includes(text));
        if (line === undefined) return;
        waiting.delete(look);
        resolve(line);
      };
      waiting.add(look);
      look();
    });
  const check = () => {
    if (unhandled.length > 0) throw new Error(unhandled.splice(0).join("\n"));
  };
  async function stop(): Promise<void> {
    await served.stop();
    check();
  }
  return { ...served, logs, logged, check, stop };
}

let shared: Promise<TestWorker> | undefined;

/**
 * The same for files that only ask it, whatever others asked before: one in each process, where each of them would start
 * its own. Stopping it checks it alone; it ends with the process.
 */
export async function sharedTestWorker(): Promise<TestWorker> {
  shared ??= startTestWorker();
  const worker = await shared;
  return { ...worker, stop: async () => worker.check() };
}

/** A valid request, to be varied. */
export const storyRequest = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs", "my cat Pickles"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
} as const;
