import * as z from "zod/mini";
import type { ModelStoriesADay } from "../limits/model-budget";
import type { LimitBindings } from "../limits/rate-limits";
import type { StoryCounts } from "../limits/story-counts";

/** What the platform hands over, unread. Only this file looks inside. */
export type RawEnvironment = Readonly<Record<string, unknown>> & {
  readonly DB?: D1Database;
  readonly VERSION?: WorkerVersionMetadata;
  readonly ASSETS?: Fetcher;
  readonly LIMIT_BY_ID?: RateLimit;
  readonly LIMIT_BY_HOME?: RateLimit;
  readonly LIMIT_BY_ADDRESS?: RateLimit;
  readonly STORY_COUNTS?: DurableObjectNamespace<StoryCounts>;
};

export interface OpenAiSettings {
  readonly apiKey: string | undefined;
  /** Up to and without `/chat/completions`, no slash at its end. */
  readonly baseUrl: string;
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

export interface SigningSecrets {
  readonly current: string;
  /** Still accepted when a receipt is checked, so that a secret can be changed. */
  readonly previous: string | undefined;
}

export interface ModerationSettings extends Pick<OpenAiSettings, "apiKey" | "baseUrl"> {
  /** Longest time for one answer, in milliseconds. */
  readonly limitMs: number;
}

export interface ConfigProblem {
  readonly name: string;
  readonly problem: string;
}

export interface Config {
  readonly database: D1Database | undefined;
  /** The site's static files. */
  readonly assets: Fetcher | undefined;
  readonly rateLimits: LimitBindings;
  readonly storyCounts: DurableObjectNamespace<StoryCounts> | undefined;
  readonly modelStoriesADay: ModelStoriesADay;
  readonly storyteller: "storybook" | "openai" | "unavailable";
  readonly openAi: OpenAiSettings | undefined;
  /** The model service also judges the parent's words and what it tells. */
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
  /** Where `security.txt` leads who found a weakness: an e-mail or web address. */
  readonly securityContact: string | undefined;
  /** Strict-Transport-Security speaks for all subdomains too. */
  readonly hstsSubdomains: boolean;
  readonly timeLimits: TimeLimits;
  /** Names this deployment: its code and its settings. Undefined where the platform does not say. */
  readonly version: string | undefined;
  /** Every variable that is missing or malformed, by name; never its value. */
  readonly problems: readonly ConfigProblem[];
}

const openAiAddress = "https://api.openai.com/v1";

/** Used with OpenAI's own address when no model is named: quick to its first word, and cheap. */
const defaultOpenAiModel = "gpt-4.1-mini";

/** HMAC-SHA-256 gains nothing from keys longer than its 32-byte output and loses with shorter ones. */
const minSecretLength = 32;

const httpUrl = z.url({ protocol: /^https?$/ });
const emailOrUrl = z.union([z.email(), httpUrl]);

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** Reads the raw environment once. Never throws: what is wrong is listed, and pages that do not need it still work. */
export function readEnvironment(raw: RawEnvironment): Config {
  const problems: ConfigProblem[] = [];
  const report = (name: string, problem: string) => void problems.push({ name, problem });

  function text(name: string): string | undefined {
    const value = raw[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string") return value.trim() || undefined;
    report(name, "must be a text");
    return undefined;
  }

  /** A blank text is none; a value that is no text is given, and wrong. */
  function isGiven(name: string): boolean {
    const value = raw[name];
    return typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;
  }

  function matching(name: string, fits: (value: string) => boolean, problem: string): string | undefined {
    const value = text(name);
    if (value === undefined || fits(value)) return value;
    report(name, problem);
    return undefined;
  }

  function count(name: string, unit: "milliseconds" | "days" | "stories", fallback: number): number {
    const most = unit === "days" ? /^[1-9]\d{0,3}$/ : /^[1-9]\d{0,6}$/;
    const value = matching(name, (v) => most.test(v), `must be a number of ${unit} above 0`);
    return value === undefined ? fallback : Number(value);
  }

  function contact(name: string, example: string): string | undefined {
    const problem = `must be an e-mail address, or a web address such as ${example}`;
    return matching(name, (value) => z.safeParse(emailOrUrl, value).success, problem);
  }

  const longEnough = (value: string) => value.length >= minSecretLength;
  const tooShort = `must have at least ${minSecretLength} characters`;

  if (!raw.DB) report("DB", "is missing: bind a D1 database in wrangler.toml");
  for (const name of ["LIMIT_BY_ID", "LIMIT_BY_HOME", "LIMIT_BY_ADDRESS"]) {
    if (!raw[name]) report(name, "is missing: without its [[ratelimits]] in wrangler.toml nobody is held back");
  }

  if (!raw.ASSETS) report("ASSETS", "is missing: bind the static files in wrangler.toml");

  const current = matching("STORY_SIGNING_SECRET", longEnough, tooShort);
  const previous = matching("STORY_SIGNING_SECRET_PREVIOUS", longEnough, tooShort);
  if (!isGiven("STORY_SIGNING_SECRET")) report("STORY_SIGNING_SECRET", "is missing: stories cannot be shared");

  const publicOrigin = matching("PUBLIC_ORIGIN", isOrigin, "must be an origin such as https://example.com");

  const openAi = readOpenAi();
  const moderation = readModeration();
  const storyteller = readStoryteller();

  function readOpenAi(): OpenAiSettings | undefined {
    const apiKey = text("OPENAI_API_KEY");
    const address = text("OPENAI_BASE_URL");
    if (apiKey === undefined && address === undefined) return undefined;
    if (address !== undefined && !z.safeParse(httpUrl, address).success) {
      report("OPENAI_BASE_URL", "must be an address such as https://example.com/v1");
      return undefined;
    }
    const model = text("OPENAI_MODEL") ?? (address === undefined ? defaultOpenAiModel : undefined);
    if (model === undefined) {
      report("OPENAI_MODEL", "is missing: name a model of the service at OPENAI_BASE_URL");
      return undefined;
    }
    return { apiKey, baseUrl: (address ?? openAiAddress).replace(/\/+$/, ""), model };
  }

  function readModeration(): ModerationSettings | undefined {
    const limitMs = count("MODERATION_MS", "milliseconds", 3_000);
    const choice = text("MODERATION") ?? "off";
    if (choice === "off") return undefined;
    if (choice !== "openai") report("MODERATION", "must be off or openai");
    else if (openAi) return { apiKey: openAi.apiKey, baseUrl: openAi.baseUrl, limitMs };
    else report("MODERATION", "needs a model service: OPENAI_API_KEY or OPENAI_BASE_URL");
    return undefined;
  }

  function readStoryteller(): Config["storyteller"] {
    const choice = text("STORYTELLER") ?? "auto";
    const wantsOpenAi = isGiven("OPENAI_API_KEY") || isGiven("OPENAI_BASE_URL");
    if (choice === "storybook" || (choice === "auto" && !wantsOpenAi)) return "storybook";
    if (choice !== "auto" && choice !== "openai") {
      report("STORYTELLER", "must be auto, openai or storybook");
      return "unavailable";
    }
    // Whoever wants moderation and misspells it must not get stories without.
    if (openAi && problems.some(({ name }) => name === "MODERATION")) return "unavailable";
    if (openAi && !raw.STORY_COUNTS) {
      report(
        "STORY_COUNTS",
        "is missing: without the Durable Object in wrangler.toml a model's stories are not counted",
      );
    }
    if (openAi) return "openai";
    if (!wantsOpenAi) report("OPENAI_API_KEY", "is missing: STORYTELLER=openai needs it, or OPENAI_BASE_URL");
    return "unavailable";
  }

  const fallback = matching("STORY_FALLBACK", (value) => value === "storybook", "must be storybook, or absent");

  return {
    database: raw.DB,
    assets: raw.ASSETS,
    rateLimits: { byId: raw.LIMIT_BY_ID, byHome: raw.LIMIT_BY_HOME, byNetwork: raw.LIMIT_BY_ADDRESS },
    storyCounts: raw.STORY_COUNTS,
    modelStoriesADay: {
      byId: count("MODEL_STORIES_A_DAY_BY_ID", "stories", 20),
      byHome: count("MODEL_STORIES_A_DAY_BY_HOME", "stories", 40),
      byNetwork: count("MODEL_STORIES_A_DAY_BY_NETWORK", "stories", 400),
      bySite: isGiven("MODEL_STORIES_A_DAY") ? count("MODEL_STORIES_A_DAY", "stories", 1) : undefined,
    },
    storyteller,
    openAi,
    moderation,
    fallback: fallback === undefined ? undefined : "storybook",
    signingSecrets: current === undefined ? undefined : { current, previous },
    publicOrigin,
    sharedStoryDays: count("SHARED_STORY_DAYS", "days", 90),
    reportAddress: contact("REPORT_ADDRESS", "https://example.com/report"),
    securityContact: contact("SECURITY_CONTACT", "https://example.com/security"),
    hstsSubdomains: matching("HSTS_SUBDOMAINS", (v) => v === "include", "must be include, or absent") !== undefined,
    timeLimits: {
      firstTextMs: count("STORY_FIRST_TEXT_MS", "milliseconds", 20_000),
      stallMs: count("STORY_STALL_MS", "milliseconds", 15_000),
      storyMs: count("STORY_TOTAL_MS", "milliseconds", 180_000),
    },
    version: raw.VERSION?.id,
    problems,
  };
}
