import type { SiteFacts } from "../../app/landing/content/house/site-facts";
import type { Config } from "../env/environment";

const millisecondsPerMinute = 60_000;

type Settings = Pick<
  Config,
  | "storyteller"
  | "openAi"
  | "moderation"
  | "fallback"
  | "sharedStoryDays"
  | "tellings"
  | "tellingLimits"
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
  const { sharedStoryDays, tellings, tellingLimits, reportAddress, contactAddress, imprint } = settings;
  const waits = modelHost !== undefined && tellings !== undefined;
  return {
    modelHost,
    moderatedBy: modelHost === undefined ? undefined : moderation?.by,
    fallsBack: modelHost !== undefined && fallback !== undefined,
    sharedStoryDays,
    toldStoryMinutes: waits ? Math.ceil(tellingLimits.keptMs / millisecondsPerMinute) : undefined,
    reportAddress,
    contactAddress,
    imprint,
  };
}
