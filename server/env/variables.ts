import * as z from "zod/mini";

/*
 * Every variable and secret that an operator can set, in one schema: its name, what it may be, and what is said where it
 * is not. Blank is absent. `docs/operations.md` says what each is for.
 */

/** HMAC-SHA-256 gains nothing from keys longer than its 32-byte output and loses with shorter ones. */
const minSecretLength = 32;

const httpUrl = z.url({ protocol: /^https?$/ });
const emailOrUrl = z.union([z.email(), httpUrl]);
const fits = (schema: z.ZodMiniType) => (value: string) => z.safeParse(schema, value).success;

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const text = z.string("must be a text");
const matching = (isFit: (value: string) => boolean, problem: string) => text.check(z.refine(isFit, problem));
const address = (example: string) => matching(fits(httpUrl), `must be an address such as ${example}`);
const contact = (example: string) =>
  matching(fits(emailOrUrl), `must be an e-mail address, or a web address such as ${example}`);
const secret = matching((value) => value.length >= minSecretLength, `must have at least ${minSecretLength} characters`);

/** Lines of a postal address, or one web address. */
const lines = z.pipe(
  matching((value) => value.length <= 1000, "must have at most 1000 characters"),
  z.transform((value: string) => value.split(/\s*(?:\n|\\n)\s*/).filter((line) => line !== "")),
);

function count(unit: "milliseconds" | "days" | "stories") {
  const most = unit === "days" ? /^[1-9]\d{0,3}$/ : /^[1-9]\d{0,6}$/;
  return z.pipe(
    matching((value) => most.test(value), `must be a number of ${unit} above 0`),
    z.transform(Number),
  );
}

export const variables = {
  STORYTELLER: z.enum(["auto", "openai", "workers-ai", "storybook"], "must be auto, openai, workers-ai or storybook"),
  STORY_FALLBACK: z.literal("storybook", "must be storybook, or absent"),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: address("https://example.com/v1"),
  OPENAI_MODEL: text,
  // Others than Cloudflare's own would go through a gateway that is not set up.
  WORKERS_AI_MODEL: matching(
    (value) => /^@(?:cf|hf)\/\S+$/.test(value),
    "must be a model such as @cf/google/gemma-4-26b-a4b-it",
  ),
  MODERATION: z.enum(["off", "openai", "workers-ai"], "must be off, openai or workers-ai"),
  MODERATION_MS: count("milliseconds"),
  MODEL_STORIES_A_DAY: count("stories"),
  MODEL_STORIES_A_DAY_BY_ID: count("stories"),
  MODEL_STORIES_A_DAY_BY_HOME: count("stories"),
  MODEL_STORIES_A_DAY_BY_NETWORK: count("stories"),
  STORY_FIRST_TEXT_MS: count("milliseconds"),
  STORY_STALL_MS: count("milliseconds"),
  STORY_TOTAL_MS: count("milliseconds"),
  TELLING_UNHEARD_MS: count("milliseconds"),
  TELLING_KEPT_MS: count("milliseconds"),
  STORY_SIGNING_SECRET: secret,
  STORY_SIGNING_SECRET_PREVIOUS: secret,
  SHARED_STORY_DAYS: count("days"),
  PUBLIC_ORIGIN: matching(isOrigin, "must be an origin such as https://example.com"),
  REPORT_ADDRESS: contact("https://example.com/report"),
  CONTACT_ADDRESS: contact("https://example.com/contact"),
  IMPRINT: lines,
  SECURITY_CONTACT: contact("https://example.com/security"),
  SERVICE_WORKER: z.literal("off", "must be off, or absent"),
  HSTS_SUBDOMAINS: z.literal("include", "must be include, or absent"),
};

type VariableName = keyof typeof variables;
/** What is set and well-formed. */
export type Variables = { readonly [Name in VariableName]?: z.output<(typeof variables)[Name]> };

export interface ConfigProblem {
  readonly name: string;
  readonly problem: string;
}

interface ReadVariables {
  readonly values: Variables;
  readonly problems: readonly ConfigProblem[];
  /** Set by the operator, well-formed or not. */
  isGiven(name: VariableName): boolean;
}

/** Never throws: each variable stands for itself, and what is wrong with one is named without its value. */
export function readVariables(raw: Readonly<Record<string, unknown>>): ReadVariables {
  const values: Record<string, unknown> = {};
  const problems: ConfigProblem[] = [];
  const given = new Set<string>();
  for (const [name, schema] of Object.entries(variables)) {
    const value = raw[name];
    const trimmed = typeof value === "string" ? value.trim() : value;
    if (trimmed === undefined || trimmed === null || trimmed === "") continue;
    given.add(name);
    const isText = typeof trimmed === "string";
    const read = z.safeParse(schema, trimmed);
    if (read.success) values[name] = read.data;
    else
      problems.push({ name, problem: isText ? (read.error.issues[0]?.message ?? "is malformed") : "must be a text" });
  }
  return { values: values as Variables, problems, isGiven: (name) => given.has(name) };
}
