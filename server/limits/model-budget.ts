import { millisecondsPerDay } from "../runtime/day";
import type { Log } from "../runtime/log";
import { sha256Hex } from "../runtime/sha256";
import { within } from "../runtime/within";
import type { StoryCounts } from "./story-counts";
import { visitorNetworks } from "./visitor-network";

/** How many stories a model may tell in a day (UTC); undefined: as many as are asked for. */
export interface ModelStoriesADay {
  readonly byId: number;
  /** An IPv6 /64. */
  readonly byHome: number;
  /** An IPv4 address or an IPv6 /56. */
  readonly byNetwork: number;
  readonly bySite: number | undefined;
}

/** Counts one model story more. @returns false where a day's limit is reached, so that the storybook tells instead */
export type SpendModelStory = (userIdentifier?: string) => Promise<boolean>;

interface Counted {
  readonly by: "id" | "home" | "network" | "site";
  /** Of the site: empty. */
  readonly whose: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The count of a day (UTC). Hashed, so that no name holds an address or an id. */
export async function countOf(counts: DurableObjectNamespace<StoryCounts>, { by, whose, now }: Counted) {
  return counts.get(counts.idFromName(await sha256Hex(`${Math.floor(now / millisecondsPerDay)} ${by} ${whose}`)));
}

interface ModelBudgetPorts {
  readonly counts: DurableObjectNamespace<StoryCounts> | undefined;
  readonly limits: ModelStoriesADay;
  /** `CF-Connecting-IP`. */
  readonly address: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
}

/** Milliseconds. A count that does not answer lets the story pass: the provider has a spending limit too. */
const longestCount = 1000;

/** Approximate by intent: all limits are asked at once, and a story that one of them refuses counts at the others too. */
export function createModelBudget({ counts, limits, address, now, log }: ModelBudgetPorts): SpendModelStory {
  const { home, network } = visitorNetworks(address);

  async function hasRoom(by: Counted["by"], most: number | undefined, whose: string | undefined): Promise<boolean> {
    if (!counts || most === undefined || whose === undefined) return true;
    try {
      const count = await countOf(counts, { by, whose, now: now() });
      return await within(longestCount, count.spend(most));
    } catch (thrown) {
      log("warn", "model_budget_failed", { by, detail: thrown instanceof Error ? thrown.name : typeof thrown });
      return true;
    }
  }

  return async (userIdentifier) => {
    const asked = {
      id: hasRoom("id", limits.byId, userIdentifier),
      home: hasRoom("home", limits.byHome, home),
      network: hasRoom("network", limits.byNetwork, network),
      site: hasRoom("site", limits.bySite, ""),
    };
    let allowed = true;
    for (const [by, room] of Object.entries(asked)) {
      if (await room) continue;
      allowed = false;
      log("info", "model_budget_spent", { by });
    }
    return allowed;
  };
}
