import type { SiteFacts } from "../../app/landing/content/house/site-facts";
import type { Config } from "../env/environment";

type Settings = Pick<
  Config,
  | "storyteller"
  | "openAi"
  | "moderation"
  | "fallback"
  | "sharedStoryDays"
  | "reportAddress"
  | "contactAddress"
  | "imprint"
>;

function modelHostOf(storyteller: Config["storyteller"], openAi: Config["openAi"]): string | undefined {
  if (storyteller === "workers-ai") return "Cloudflare Workers AI";
  return storyteller === "openai" && openAi ? new URL(openAi.baseUrl).host : undefined;
}

/** What this installation does with parents' words, and who answers for it, from its settings. */
export function siteFactsOf({ storyteller, openAi, moderation, fallback, ...settings }: Settings): SiteFacts {
  const modelHost = modelHostOf(storyteller, openAi);
  const { sharedStoryDays, reportAddress, contactAddress, imprint } = settings;
  return {
    modelHost,
    moderatedBy: modelHost === undefined ? undefined : moderation?.by,
    fallsBack: modelHost !== undefined && fallback !== undefined,
    sharedStoryDays,
    reportAddress,
    contactAddress,
    imprint,
  };
}
