import { StoryError } from "../../app/story/errors";
import type { Log } from "../runtime/log";
import { within } from "../runtime/within";
import { visitorNetwork } from "./visitor-network";

/** What is counted, each by itself: a parent who shares five stories can still have another one told. */
export type LimitedWork = "telling" | "sharing";

/** Lets the visitor's next piece of work pass. @throws StoryError `busy` with status 429 after too many. */
export type Admit = (userIdentifier?: string) => Promise<void>;

/** The two bindings, as far as they are there. How many they let pass stands in wrangler.toml. */
export interface LimitBindings {
  readonly byId: RateLimit | undefined;
  readonly byAddress: RateLimit | undefined;
}

/** Seconds. The `period` of both bindings in wrangler.toml, which a Worker cannot read. */
const periodSeconds = 60;
/** Milliseconds. They count on the machine that the Worker runs on, so that it takes one at most. */
const longestCount = 1000;

const messages: Record<LimitedWork, string> = {
  telling: "So many stories at once keep our storyteller busy. Please try again in a minute.",
  sharing: "So many stories at once keep our sharing busy. Please try again in a minute.",
};

/**
 * Counts by the network the visitor comes from and, where the page sends one, by the anonymous id. Whoever sends none, or
 * another each time, is held back by the network alone. A limit that cannot be asked holds nobody back: a spending limit
 * at the model's provider stands behind it.
 * @param address `CF-Connecting-IP`, which Cloudflare writes itself; a client can write any other header.
 */
export function createAdmission(
  work: LimitedWork,
  { byId, byAddress }: LimitBindings,
  address: string | undefined,
  log: Log,
): Admit {
  async function count(by: "id" | "address", limit: RateLimit | undefined, key: string): Promise<void> {
    const hasRoom = await askedFor(by, limit, `${work} ${key}`);
    if (hasRoom) return;
    log("info", "rate_limited", { work, by });
    throw new StoryError("busy", { status: 429, retryAfter: periodSeconds, message: messages[work] });
  }

  async function askedFor(by: "id" | "address", limit: RateLimit | undefined, key: string): Promise<boolean> {
    if (!limit) return true;
    try {
      return (await within(longestCount, limit.limit({ key }))).success;
    } catch (thrown) {
      log("warn", "rate_limit_failed", { work, by, detail: thrown instanceof Error ? thrown.name : typeof thrown });
      return true;
    }
  }

  return async (userIdentifier) => {
    await count("address", byAddress, visitorNetwork(address));
    if (userIdentifier !== undefined) await count("id", byId, await hashOf(userIdentifier));
  };
}

/** The id itself is nobody's business but the browser's. */
async function hashOf(userIdentifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(userIdentifier));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
