import * as z from "zod/mini";
import { isStoryError, StoryError } from "../../app/story/errors";
import type { SafetyCategory } from "../../app/story/safety-categories";
import type { Moderate } from "../telling/moderation";
import { rejectionAt } from "./checked-binding";

/** What is asked of the binding `AI`; the platform's own type knows every model there is. */
export interface GuardModel {
  run(
    model: string,
    input: { readonly messages: readonly { readonly role: "user"; readonly content: string }[] },
    options: { readonly signal: AbortSignal },
  ): Promise<unknown>;
}

interface GuardOptions {
  readonly ai: GuardModel;
  /** Longest time for all verdicts of one question, in milliseconds. */
  readonly limitMs: number;
}

const model = "@cf/meta/llama-guard-3-8b";

/** The model's own words, or what the platform made of them. */
const answerSchema = z.object({
  response: z.union([z.string(), z.object({ safe: z.boolean(), categories: z.optional(z.array(z.string())) })]),
});
const verdictPattern = /^\s*(?:safe|unsafe(?:\s+(S\d+(?:\s*,\s*S\d+)*))?)\s*$/;

/** Its hazards in our categories, the gravest first. */
const ours: readonly (readonly [hazard: string, category: SafetyCategory])[] = [
  ["S4", "sex"],
  ["S3", "sex"],
  ["S12", "sex"],
  ["S11", "self_harm"],
  ["S1", "weapons_violence"],
  ["S9", "weapons_violence"],
  ["S10", "hate"],
  ["S5", "hate"],
  ["S2", "drugs"],
  ["S7", "personal_data"],
  ["S6", "dangerous_play"],
];
/** Other people's works, elections, programs: no harm of a bedtime story. */
const harmless: ReadonlySet<string> = new Set(["S8", "S13", "S14"]);

/** @throws StoryError for what is no verdict */
function categoryOf(answer: unknown): SafetyCategory | undefined {
  const { response } = z.parse(answerSchema, answer);
  if (typeof response !== "string") return response.safe ? undefined : gravest(response.categories ?? []);
  const verdict = verdictPattern.exec(response);
  if (!verdict) throw new StoryError("moderation_failed", { detail: "moderation: no verdict" });
  return response.trim() === "safe" ? undefined : gravest(verdict[1]?.split(/\s*,\s*/) ?? []);
}

/** Unsafe for a reason that is not known here is unsafe all the same. */
function gravest(hazards: readonly string[]): SafetyCategory | undefined {
  if (hazards.length > 0 && hazards.every((hazard) => harmless.has(hazard))) return undefined;
  return ours.find(([hazard]) => hazards.includes(hazard))?.[1] ?? "profanity";
}

/** Judges texts by the guard model of Workers AI, which takes one at a time: all are asked about at once. */
export function createGuardModeration({ ai, limitMs }: GuardOptions): Moderate {
  return async (texts, signal) => {
    const limit = AbortSignal.timeout(limitMs);
    const ends = AbortSignal.any([signal, limit]);
    try {
      const ask = async (content: string) => {
        const answer = await ai.run(model, { messages: [{ role: "user", content }] }, { signal: ends });
        return categoryOf(answer);
      };
      return await Promise.race([Promise.all(texts.map(ask)), rejectionAt(ends)]);
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      if (limit.aborted) throw new StoryError("moderation_failed", { detail: "moderation: TimeoutError" });
      if (isStoryError(thrown)) throw thrown;
      const name = thrown instanceof Error ? thrown.name : typeof thrown;
      throw new StoryError("moderation_failed", { detail: `moderation: ${name}` });
    }
  };
}
