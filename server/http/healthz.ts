import type { Context, Handler } from "hono";
import type { Config } from "../env/environment";
import { createSiteCap } from "../limits/site-cap";
import { within } from "../runtime/within";
import { databaseHealth } from "../sharing/database/health";
import type { AppEnvironment } from "./environment";

/** Milliseconds. A monitor gives up not much later. */
const longestQuery = 3000;

/** How many stories a model may tell in a day on this site, where that is limited at all. */
function capOf({ storyteller, storyCounts: counts, modelStoriesADay: { bySite: most } }: Config) {
  const isByModel = storyteller !== "storybook" && storyteller !== "unavailable";
  return isByModel && counts && most !== undefined ? { counts, most } : undefined;
}

/**
 * For operators and monitors: 200 when everything configured works, else 503 with the names of what does not. A day's cap
 * that is reached is no failure: the storybook tells.
 */
export function createHealthz(now: () => number): Handler<AppEnvironment> {
  const siteCap = createSiteCap();
  return async (c: Context<AppEnvironment>) => {
    const { config } = c.var;
    const { storyteller, database: binding, problems } = config;
    const cap = capOf(config);
    const [database, dailyCap] = await Promise.all([
      within(longestQuery, databaseHealth(binding)).catch(() => "unavailable" as const),
      cap && siteCap({ ...cap, now: now() }),
    ]);
    const ok = database === "ok" && problems.length === 0 && storyteller !== "unavailable";
    const report = {
      ok,
      storyteller,
      database,
      ...(dailyCap && { dailyCap }),
      ...(problems.length > 0 && { problems }),
    };
    return c.json(report, ok ? 200 : 503, { "Cache-Control": "no-store" });
  };
}
