import * as z from "zod/mini";
import { isStoryError, StoryError } from "../../app/story/errors";
import type { SafetyCategory } from "../../app/story/safety-categories";
import type { Moderate } from "../telling/moderation";

interface OpenAiModerationOptions {
  readonly apiKey: string | undefined;
  /** Up to and without `/moderations`, no slash at its end. */
  readonly baseUrl: string;
  /** Longest time for one answer, in milliseconds. */
  readonly limitMs: number;
  readonly fetch?: typeof fetch;
}

/** For texts; other services take any name or none. */
const moderationModel = "omni-moderation-latest";

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.optional(z.record(z.string(), z.unknown())) })),
});

/** The service's categories in ours; the first one found names the reason. */
const ours: readonly (readonly [theirs: RegExp, category: SafetyCategory])[] = [
  [/^sexual/, "sex"],
  [/^self-harm/, "self_harm"],
  [/^(?:hate|harassment)/, "hate"],
  [/^violence\/graphic/, "gore"],
  [/^violence/, "weapons_violence"],
  [/^illicit/, "drugs"],
];

function categoryOf(categories: Readonly<Record<string, unknown>> = {}): SafetyCategory {
  const flagged = Object.keys(categories).filter((name) => categories[name] === true);
  return ours.find(([theirs]) => flagged.some((name) => theirs.test(name)))?.[1] ?? "profanity";
}

/** Judges texts by the moderation endpoint of an OpenAI-compatible service. */
export function createOpenAiModeration(options: OpenAiModerationOptions): Moderate {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const address = `${options.baseUrl}/moderations`;
  const authorization = options.apiKey === undefined ? {} : { Authorization: `Bearer ${options.apiKey}` };

  async function ask(texts: readonly string[], signal: AbortSignal): Promise<z.output<typeof answerSchema>> {
    const response = await send(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...authorization },
      body: JSON.stringify({ model: moderationModel, input: texts }),
      signal,
      redirect: "manual",
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new StoryError("moderation_failed", { detail: `moderation ${response.status}` });
    }
    return z.parse(answerSchema, await response.json());
  }

  return async (texts, signal) => {
    const limit = AbortSignal.timeout(options.limitMs);
    try {
      const { results } = await ask(texts, AbortSignal.any([signal, limit]));
      if (results.length !== texts.length) {
        throw new StoryError("moderation_failed", { detail: "moderation: another number of results" });
      }
      return results.map(({ flagged, categories }) => (flagged ? categoryOf(categories) : undefined));
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      if (isStoryError(thrown)) throw thrown;
      const name = limit.aborted ? "TimeoutError" : thrown instanceof Error ? thrown.name : typeof thrown;
      throw new StoryError("moderation_failed", { detail: `moderation: ${name}` });
    }
  };
}
