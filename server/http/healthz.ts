import type { Context } from "hono";
import { within } from "../runtime/within";
import { databaseHealth } from "../sharing/database/health";
import type { AppEnvironment } from "./environment";

/** Milliseconds. A monitor gives up not much later. */
const longestQuery = 3000;

/** For operators and monitors: 200 when everything configured works, else 503 with the names of what does not. */
export async function healthz(c: Context<AppEnvironment>): Promise<Response> {
  const { storyteller, database: binding, problems } = c.var.config;
  const database = await within(longestQuery, databaseHealth(binding)).catch(() => "unavailable" as const);
  const ok = database === "ok" && problems.length === 0 && storyteller !== "unavailable";
  const report = { ok, storyteller, database, ...(problems.length > 0 && { problems }) };
  return c.json(report, ok ? 200 : 503, { "Cache-Control": "no-store" });
}
