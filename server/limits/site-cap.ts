import { millisecondsPerDay } from "../runtime/day";
import { within } from "../runtime/within";
import { countOf } from "./model-budget";
import type { StoryCounts } from "./story-counts";

/** `reached`: until midnight (UTC) the storybook tells. `unknown`: the count does not answer, or is just being asked. */
export type SiteCapState = "open" | "reached" | "unknown";

interface AskedCap {
  readonly counts: DurableObjectNamespace<StoryCounts>;
  /** Stories of a day. */
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Milliseconds that an answer is good for: whoever asks in between costs the operator nothing. */
const goodFor = 10_000;
/** Milliseconds. */
const longestCount = 1000;

/** Says whether the site's stories of a day are told, and asks the count so seldom that nobody makes it dear. */
export function createSiteCap(): (asked: AskedCap) => Promise<SiteCapState> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let known: SiteCapState = "unknown";
  return async ({ counts, most, now }) => {
    const isNewDay = Math.floor(askedAt / millisecondsPerDay) !== Math.floor(now / millisecondsPerDay);
    if (isNewDay) known = "unknown";
    if (!isNewDay && now - askedAt < goodFor) return known;
    askedAt = now;
    const count = await countOf(counts, { by: "site", whose: "", now });
    const told = await within(longestCount, count.told()).catch(() => undefined);
    known = told === undefined ? "unknown" : told < most ? "open" : "reached";
    return known;
  };
}
