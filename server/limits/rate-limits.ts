import { StoryError } from "../../app/story/errors";
import type { Log } from "../runtime/log";
import { sha256Hex } from "../runtime/sha256";
import { within } from "../runtime/within";
import { visitorNetworks } from "./visitor-network";

/**
 * What is counted, each by itself: a parent who shares five stories can still have another one told. `review`: words
 * that are reviewed before the story is ordered; `refusal`: words that the review refused; `retelling`: a link told again; `search`: a shared story that is not there.
 */
export type LimitedWork = "telling" | "sharing" | "review" | "refusal" | "retelling" | "search";

/** Lets the visitor's next piece of work pass. @throws StoryError `busy` with status 429 after too many. */
export type Admit = (userIdentifier?: string) => Promise<void>;

/** The bindings, as far as they are there. How many they let pass stands in wrangler.toml. */
export interface LimitBindings {
  readonly byId: RateLimit | undefined;
  readonly byHome: RateLimit | undefined;
  readonly byNetwork: RateLimit | undefined;
}

/** Seconds. The `period` of all bindings in wrangler.toml, which a Worker cannot read. */
const periodSeconds = 60;
/** Milliseconds. They count on the machine that the Worker runs on, so that it takes one at most. */
const longestCount = 1000;

const tooManyStories = "So many stories at once keep our storyteller busy. Please try again in a minute.";
const messages: Record<LimitedWork, string> = {
  telling: tooManyStories,
  review: "So many words at once keep us busy. Please try again in a minute.",
  refusal: tooManyStories,
  retelling: tooManyStories,
  sharing: "So many stories at once keep our sharing busy. Please try again in a minute.",
  search: "So many links at once keep us busy. Please try again in a minute.",
};

/**
 * Counts by the network the visitor comes from and, where the page sends one, by the anonymous id. Whoever sends none, or
 * another each time, is held back by the network alone. A limit that cannot be asked holds nobody back: a spending limit
 * at the model's provider stands behind it.
 * @param address `CF-Connecting-IP`, which Cloudflare writes itself; a client can write any other header.
 */
export function createAdmission(
  work: LimitedWork,
  { byId, byHome, byNetwork }: LimitBindings,
  address: string | undefined,
  log: Log,
): Admit {
  async function count(by: "id" | "home" | "network", limit: RateLimit | undefined, key: string): Promise<void> {
    const hasRoom = await askedFor(by, limit, `${work} ${key}`);
    if (hasRoom) return;
    log("info", "rate_limited", { work, by });
    throw new StoryError("busy", { status: 429, retryAfter: periodSeconds, message: messages[work] });
  }

  async function askedFor(by: "id" | "home" | "network", limit: RateLimit | undefined, key: string): Promise<boolean> {
    if (!limit) return true;
    try {
      return (await within(longestCount, limit.limit({ key }))).success;
    } catch (thrown) {
      log("warn", "rate_limit_failed", { work, by, detail: thrown instanceof Error ? thrown.name : typeof thrown });
      return true;
    }
  }

  return async (userIdentifier) => {
    const { home, network } = visitorNetworks(address);
    if (home !== undefined) await count("home", byHome, home);
    await count("network", byNetwork, network);
    // The id itself is not passed on.
    if (userIdentifier !== undefined) await count("id", byId, await sha256Hex(userIdentifier));
  };
}
