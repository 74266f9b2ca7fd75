import { isStoryError, StoryError } from "../../app/story/errors";

/** Seconds. A service that asks for more is down for tonight's purposes. */
const maxRetryAfter = 600;

interface UpstreamFailure {
  readonly status: number | undefined;
  /** The service's own codes, such as `insufficient_quota`. */
  readonly codes: readonly string[];
  readonly retryAfter: string | undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Words, or a small number. A key has digits among its letters. */
const code = /^(?:\d{1,5}|(?=.{1,40}$)[A-Za-z]+(?:[_.-][A-Za-z]+)*)$/;

/** Codes are written by the service: only what looks like one may reach a log, and never the key that we sent. */
function codesIn(...values: unknown[]): string[] {
  const texts = values.filter((value) => typeof value === "string" || typeof value === "number").map(String);
  return [...new Set(texts.filter((text) => code.test(text)))];
}

/** Of the SDK's errors only status, codes and one header are read: the rest holds the prompt, the story or the key. */
function readFailure(thrown: unknown): UpstreamFailure {
  const status = field(thrown, "statusCode");
  const error = field(field(thrown, "data"), "error");
  const retryAfter = field(field(thrown, "responseHeaders"), "retry-after");
  return {
    status: typeof status === "number" ? status : undefined,
    codes: codesIn(field(error, "code"), field(error, "type"), field(thrown, "code"), field(thrown, "type")),
    retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
  };
}

/** Whole seconds from 1 to `maxRetryAfter`; undefined when the header is absent or neither seconds nor a date. */
function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), maxRetryAfter) : undefined;
}

function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** Anything the SDK throws or streams as an error, with the name that it has in this product. */
export function toStoryError(thrown: unknown, now: number): StoryError {
  if (isStoryError(thrown)) return thrown;
  const { status, codes, retryAfter } = readFailure(thrown);
  // A body that breaks off is reported under the status it began with.
  if (status === undefined || status < 400) {
    const cause = codesIn(field(field(thrown, "cause"), "code"), field(field(field(thrown, "cause"), "cause"), "code"));
    return new StoryError("story_failed", { detail: ["upstream failed", nameOf(thrown), ...cause].join(" ") });
  }
  const detail = ["upstream", status, ...codes].join(" ");
  if (status === 401 || status === 403) {
    return new StoryError("story_failed", { retryable: false, detail: `OPERATOR: key refused, ${detail}` });
  }
  if (codes.some((code) => code === "insufficient_quota" || code === "billing_hard_limit_reached") || status === 402) {
    return new StoryError("story_failed", { retryable: false, detail: `OPERATOR: quota exhausted, ${detail}` });
  }
  if (status === 429 || status === 503 || status === 529) {
    const seconds = parseRetryAfter(retryAfter, now);
    return new StoryError("busy", { detail, ...(seconds === undefined ? {} : { retryAfter: seconds }) });
  }
  if (status === 408 || status === 504) return new StoryError("timeout", { detail });
  if (codes.includes("content_filter")) return new StoryError("blocked", { detail });
  // A refused request, or a model that is not there, stays so however often one asks.
  if (status < 500) {
    return new StoryError("story_failed", { retryable: false, detail: `OPERATOR: request refused, ${detail}` });
  }
  return new StoryError("story_failed", { detail });
}

/** How a stream ended that ended without an error; undefined when the story is complete. */
export function toEndError(finishReason: string, raw: string | undefined): StoryError | undefined {
  if (finishReason === "stop" || (raw !== undefined && completeEnds.has(raw))) return undefined;
  const detail = ["upstream finish", finishReason, ...codesIn(raw)].join(" ");
  return new StoryError(finishReason === "content-filter" ? "blocked" : "story_failed", { detail });
}

/** Finish reasons by which compatible servers say `stop` (text-generation-inference, Anthropic- and Cohere-like gateways). */
const completeEnds: ReadonlySet<string> = new Set(["eos", "eos_token", "end_turn", "stop_sequence", "COMPLETE"]);
