import type { WorkerOptions } from "miniflare";

/** A Worker module that stands before the real D1 and makes every query take so long. */
const script = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const methods = ["first", "all", "raw", "run"];

function slowStatement(statement, ms) {
  const slow = { bind: (...values) => slowStatement(statement.bind(...values), ms) };
  for (const method of methods) slow[method] = async (...args) => (await wait(ms), statement[method](...args));
  return slow;
}

function slowDatabase(database, ms) {
  return {
    prepare: (sql) => slowStatement(database.prepare(sql), ms),
    withSession: (start) => slowDatabase(database.withSession(start), ms),
  };
}

export default (env) => slowDatabase(env.REAL, env.DELAY_MS);
`;

/** The product's Worker with its database \`DB\` behind the delay, and the Worker that delays. */
export function withSlowDatabase(worker: WorkerOptions, delayMs: number): WorkerOptions[] {
  const { d1Databases, ...rest } = worker as WorkerOptions & { d1Databases: Record<string, string> };
  const product = { ...rest, name: "product", wrappedBindings: { DB: { scriptName: "slow-database" } } };
  const delay = {
    name: "slow-database",
    modules: [{ type: "ESModule", path: "slow-database.js", contents: script }],
    d1Databases: { REAL: d1Databases.DB },
    bindings: { DELAY_MS: delayMs },
  };
  return [product, delay] as WorkerOptions[];
}
