import type { ModelStoriesADay } from "../limits/model-budget";
import type { LimitBindings } from "../limits/rate-limits";
import type { StoryCounts } from "../limits/story-counts";
import { type ConfigProblem, readVariables } from "./variables";

/** What the platform hands over, unread. Only this file looks inside. */
export type RawEnvironment = Readonly<Record<string, unknown>> & {
  readonly DB?: D1Database;
  readonly DEPLOYMENT?: WorkerVersionMetadata;
  readonly AI?: Ai;
  readonly ASSETS?: Fetcher;
  readonly LIMIT_BY_ID?: RateLimit;
  readonly LIMIT_BY_HOME?: RateLimit;
  readonly LIMIT_BY_ADDRESS?: RateLimit;
  readonly STORY_COUNTS?: DurableObjectNamespace<StoryCounts>;
  readonly TELLINGS?: DurableObjectNamespace;
};

interface OpenAiSettings {
  readonly apiKey: string | undefined;
  /** Up to and without `/chat/completions`, no slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
}

interface WorkersAiSettings {
  readonly ai: Ai;
  readonly model: string;
}

/** Milliseconds. */
export interface TimeLimits {
  /** From asking the storyteller to its first text that may be told. */
  readonly firstTextMs: number;
  /** Silence allowed between two pieces. */
  readonly stallMs: number;
  readonly storyMs: number;
}

/** Milliseconds. */
export interface TellingLimits {
  /** For which a model tells on though nobody listens. */
  readonly unheardMs: number;
  /** For which a told story can still be picked up. */
  readonly keptMs: number;
}

export interface SigningSecrets {
  readonly current: string;
  /** Still accepted when a receipt is checked, so that a secret can be changed. */
  readonly previous: string | undefined;
}

type Moderator =
  | ({ readonly by: "openai" } & Pick<OpenAiSettings, "apiKey" | "baseUrl">)
  | { readonly by: "workers-ai"; readonly ai: Ai };

/** Its limit is the longest time for one answer, in milliseconds. */
type ModerationSettings = Moderator & { readonly limitMs: number };

export interface Config {
  readonly database: D1Database | undefined;
  /** The site's static files. */
  readonly assets: Fetcher | undefined;
  readonly rateLimits: LimitBindings;
  readonly storyCounts: DurableObjectNamespace<StoryCounts> | undefined;
  readonly modelStoriesADay: ModelStoriesADay;
  readonly storyteller: "storybook" | "openai" | "workers-ai" | "unavailable";
  readonly openAi: OpenAiSettings | undefined;
  readonly workersAi: WorkersAiSettings | undefined;
  /** Who also judges the parent's words and what the model tells. */
  readonly moderation: ModerationSettings | undefined;
  /** Who tells when the storyteller fails before its first text; without one the parent is told of the failure. */
  readonly fallback: "storybook" | undefined;
  readonly signingSecrets: SigningSecrets | undefined;
  /** Origin for links that leave the site; the request's own when absent. */
  readonly publicOrigin: string | undefined;
  /** How long a shared story is kept, and a receipt is good for. */
  readonly sharedStoryDays: number;
  /** Where 'Report this story' leads: an e-mail or web address. */
  readonly reportAddress: string | undefined;
  /** Where questions on privacy go: an e-mail or web address. */
  readonly contactAddress: string | undefined;
  /** Who answers for the site, line by line, or the address of a page that says so. */
  readonly imprint: readonly string[] | undefined;
  /** Where `security.txt` leads who found a weakness: an e-mail or web address. */
  readonly securityContact: string | undefined;
  /** `withdrawn`: browsers that have it are told to remove it. */
  readonly serviceWorker: "on" | "withdrawn";
  /** Strict-Transport-Security speaks for all subdomains too. */
  readonly hstsSubdomains: boolean;
  readonly timeLimits: TimeLimits;
  /** Of the objects in which a model's stories are told, so that they outlive their connection. */
  readonly tellings: DurableObjectNamespace | undefined;
  readonly tellingLimits: TellingLimits;
  /** Names this deployment: its code and its settings. Undefined where the platform does not say. */
  readonly deployment: string | undefined;
  /** Every variable that is missing or malformed, by name; never its value. */
  readonly problems: readonly ConfigProblem[];
}

const openAiAddress = "https://api.openai.com/v1";

/** Used with OpenAI's own address when no model is named: quick to its first word, and cheap. */
const defaultOpenAiModel = "gpt-4.1-mini";

/** What is not bound, and what then does not work. */
function missingBindings(raw: RawEnvironment): ConfigProblem[] {
  const needed = {
    DB: "bind a D1 database in wrangler.toml",
    LIMIT_BY_ID: "without its [[ratelimits]] in wrangler.toml nobody is held back",
    LIMIT_BY_HOME: "without its [[ratelimits]] in wrangler.toml nobody is held back",
    LIMIT_BY_ADDRESS: "without its [[ratelimits]] in wrangler.toml nobody is held back",
    ASSETS: "bind the static files in wrangler.toml",
  };
  const missing = Object.entries(needed).filter(([name]) => !raw[name]);
  return missing.map(([name, problem]) => ({ name, problem: `is missing: ${problem}` }));
}

/** Reads the raw environment once. Never throws: what is wrong is listed, and pages that do not need it still work. */
export function readEnvironment(raw: RawEnvironment): Config {
  const { values, problems: malformed, isGiven } = readVariables(raw);
  const problems = [...missingBindings(raw), ...malformed];
  const report = (name: string, problem: string) => void problems.push({ name, problem });
  if (!isGiven("STORY_SIGNING_SECRET")) report("STORY_SIGNING_SECRET", "is missing: stories cannot be shared");

  const openAi = readOpenAi();
  const workersAi = readWorkersAi();
  const moderation = readModeration();
  const storyteller = readStoryteller();

  function readOpenAi(): OpenAiSettings | undefined {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: address } = values;
    if (address === undefined && (apiKey === undefined || isGiven("OPENAI_BASE_URL"))) return undefined;
    const model = values.OPENAI_MODEL ?? (address === undefined ? defaultOpenAiModel : undefined);
    if (model === undefined) {
      report("OPENAI_MODEL", "is missing: name a model of the service at OPENAI_BASE_URL");
      return undefined;
    }
    return { apiKey, baseUrl: (address ?? openAiAddress).replace(/\/+$/, ""), model };
  }

  function readModeration(): ModerationSettings | undefined {
    const limitMs = values.MODERATION_MS ?? 3_000;
    if (values.MODERATION === "openai") {
      if (openAi) return { by: "openai", apiKey: openAi.apiKey, baseUrl: openAi.baseUrl, limitMs };
      report("MODERATION", "needs a model service: OPENAI_API_KEY or OPENAI_BASE_URL");
    }
    if (values.MODERATION === "workers-ai") {
      if (raw.AI) return { by: "workers-ai", ai: raw.AI, limitMs };
      report("MODERATION", "needs the binding AI: take in its [ai] in wrangler.toml");
    }
    return undefined;
  }

  function readWorkersAi(): WorkersAiSettings | undefined {
    const { WORKERS_AI_MODEL: model } = values;
    const isChosen = values.STORYTELLER === "workers-ai";
    if (!raw.AI && (isChosen || isGiven("WORKERS_AI_MODEL"))) {
      report("AI", "is missing: take in its [ai] in wrangler.toml");
    }
    if (isChosen && !isGiven("WORKERS_AI_MODEL")) {
      report("WORKERS_AI_MODEL", "is missing: name a model such as @cf/google/gemma-4-26b-a4b-it");
    }
    return raw.AI && model !== undefined ? { ai: raw.AI, model } : undefined;
  }

  /** What is asked for, whether it can be had or not. */
  function chosenStoryteller(): "storybook" | "openai" | "workers-ai" {
    const choice = values.STORYTELLER ?? "auto";
    if (choice !== "auto") return choice;
    if (isGiven("OPENAI_API_KEY") || isGiven("OPENAI_BASE_URL")) return "openai";
    return isGiven("WORKERS_AI_MODEL") ? "workers-ai" : "storybook";
  }

  function readStoryteller(): Config["storyteller"] {
    if (isGiven("STORYTELLER") && values.STORYTELLER === undefined) return "unavailable";
    const chosen = chosenStoryteller();
    if (chosen === "storybook") return "storybook";
    // A misspelled MODERATION must not mean none.
    if (problems.some(({ name }) => name === "MODERATION")) return "unavailable";
    if (!{ openai: openAi, "workers-ai": workersAi }[chosen]) {
      if (chosen === "openai" && !isGiven("OPENAI_API_KEY") && !isGiven("OPENAI_BASE_URL")) {
        report("OPENAI_API_KEY", "is missing: STORYTELLER=openai needs it, or OPENAI_BASE_URL");
      }
      return "unavailable";
    }
    if (!raw.STORY_COUNTS) {
      report(
        "STORY_COUNTS",
        "is missing: without the Durable Object in wrangler.toml a model's stories are not counted",
      );
    }
    if (!raw.TELLINGS) {
      report("TELLINGS", "is missing: without the Durable Object in wrangler.toml a broken connection ends a story");
    }
    return chosen;
  }

  const current = values.STORY_SIGNING_SECRET;
  return {
    database: raw.DB,
    assets: raw.ASSETS,
    rateLimits: { byId: raw.LIMIT_BY_ID, byHome: raw.LIMIT_BY_HOME, byNetwork: raw.LIMIT_BY_ADDRESS },
    storyCounts: raw.STORY_COUNTS,
    modelStoriesADay: {
      byId: values.MODEL_STORIES_A_DAY_BY_ID ?? 20,
      byHome: values.MODEL_STORIES_A_DAY_BY_HOME ?? 40,
      byNetwork: values.MODEL_STORIES_A_DAY_BY_NETWORK ?? 400,
      bySite: values.MODEL_STORIES_A_DAY,
    },
    storyteller,
    openAi,
    workersAi,
    moderation,
    fallback: values.STORY_FALLBACK,
    signingSecrets: current === undefined ? undefined : { current, previous: values.STORY_SIGNING_SECRET_PREVIOUS },
    publicOrigin: values.PUBLIC_ORIGIN,
    sharedStoryDays: values.SHARED_STORY_DAYS ?? 90,
    reportAddress: values.REPORT_ADDRESS,
    contactAddress: values.CONTACT_ADDRESS,
    imprint: values.IMPRINT,
    securityContact: values.SECURITY_CONTACT,
    serviceWorker: values.SERVICE_WORKER === "off" ? "withdrawn" : "on",
    hstsSubdomains: values.HSTS_SUBDOMAINS !== undefined,
    timeLimits: {
      firstTextMs: values.STORY_FIRST_TEXT_MS ?? 20_000,
      stallMs: values.STORY_STALL_MS ?? 15_000,
      storyMs: values.STORY_TOTAL_MS ?? 180_000,
    },
    tellings: raw.TELLINGS,
    tellingLimits: { unheardMs: values.TELLING_UNHEARD_MS ?? 60_000, keptMs: values.TELLING_KEPT_MS ?? 600_000 },
    deployment: raw.DEPLOYMENT?.id,
    problems,
  };
}
