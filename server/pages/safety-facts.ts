import type { SafetyFacts } from "../../app/landing/content/story-safety";
import type { Config } from "../env/environment";

/** What this installation does with parents' words, from its settings. */
export function safetyFactsOf(
  config: Pick<Config, "storyteller" | "openAi" | "moderation" | "sharedStoryDays" | "reportAddress">,
): SafetyFacts {
  const { storyteller, openAi, moderation, sharedStoryDays, reportAddress } = config;
  const modelHost = storyteller === "openai" && openAi ? new URL(openAi.baseUrl).host : undefined;
  return { modelHost, moderated: modelHost !== undefined && moderation !== undefined, sharedStoryDays, reportAddress };
}
