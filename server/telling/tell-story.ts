import { isStoryError, StoryError, type StoryErrorCode } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import { hasProse, parseStory } from "../../app/story/text/text";
import { metadataOf } from "../../app/story/told/about";
import type { StoryEvent, StorytellerName } from "../../app/story/told/wire-events";
import type { TimeLimits } from "../env/environment";
import type { SpendModelStory } from "../limits/model-budget";
import type { Admit } from "../limits/rate-limits";
import type { Log, LogLevel } from "../runtime/log";
import type { SignStory } from "../sharing/receipts";
import type { CheckEarlier } from "./earlier-story";
import { type Moderate, moderatedText, moderateRequest } from "./moderation";
import { reviewCounted } from "./review-request";
import type { Storyteller } from "./storyteller";
import { startStoryClock } from "./time-limits";
import { toldText } from "./told-text";

/** How the story goes out: `streamed` as it is told, or `whole`, so that half a story is a failure with a status. */
export type StoryDelivery = "streamed" | "whole";

export interface AdmissionPorts {
  admit: Admit;
  /** Counts words that the review refused. @throws as `admit` does */
  admitRefusal: Admit;
  /** Asked before a storyteller that is not ours; without room the storybook tells. */
  spendModelStory: SpendModelStory;
  /** @throws StoryError `not_our_story` */
  checkEarlier: CheckEarlier;
  /** Chooses who tells. @throws StoryError when the configured storyteller cannot be used. */
  storyteller(request: StoryRequest): Storyteller;
  /** Of failures. */
  log: Log;
}

export interface TellingPorts {
  storyteller: AdmissionPorts["storyteller"];
  /** Judges what goes to a model and comes from it; the storybook's tales are ours, and its requests go nowhere. */
  moderate: Moderate | undefined;
  sign: SignStory;
  timeLimits: TimeLimits;
  /** Milliseconds since 1970. */
  now(): number;
  /** Of failures. */
  log: Log;
  /** Once for each telling, when it is over. */
  report(summary: TellingSummary): void;
}

/** A story that nothing speaks against any more, and who tells it. */
export interface AdmittedStory {
  readonly request: StoryRequest;
  readonly storyteller: Storyteller;
  readonly because?: "daily_limit";
  /** Where the storybook stands in for a storyteller that failed. */
  readonly fallback?: Fallback;
}

/** `tellAdmitted`, or with a fallback. */
export type TellAdmitted = (
  story: AdmittedStory,
  gone: AbortSignal,
  delivery: StoryDelivery,
) => AsyncGenerator<StoryEvent, void, undefined>;

/** What is known of a telling when it is over; nothing of its answers or its text. */
export interface TellingSummary {
  /** Of the answer; null where the listener left before there was one. */
  readonly status: number | null;
  /** `done`, `left`, or the failure's. */
  readonly code: StoryErrorCode | "done" | "left";
  readonly storyteller: StorytellerName;
  /** Milliseconds; null where no text was told. */
  readonly first_text_ms: number | null;
  readonly total_ms: number;
  /** UTF-16 units told. */
  readonly characters: number;
  /** Why another storyteller had been asked first, and for how many milliseconds. */
  readonly fallback_after?: StoryErrorCode;
  readonly waited_ms?: number;
}

type Fallback = Pick<TellingSummary, "fallback_after" | "waited_ms">;

/**
 * Asks everybody who may hold a story back, in the order that is fair to a parent.
 * @throws StoryError `not_our_story`, `unsafe_request`, `busy`, or what keeps the configured storyteller from being used.
 */
export async function admitStory(ports: AdmissionPorts, request: StoryRequest): Promise<AdmittedStory> {
  const { user_identifier: id } = request;
  try {
    await ports.checkEarlier(request.earlier);
    // Before the limits, so that refused words do not count as a story.
    await reviewCounted(ports.admitRefusal, withCompanion(request), id);
    const storyteller = ports.storyteller(request);
    await ports.admit(id);
    if (storyteller.isOurs || (await ports.spendModelStory(id))) return { request, storyteller };
    return { ...byStorybook(ports, request), because: "daily_limit" };
  } catch (thrown) {
    const { code, detail, status } = toStoryError(thrown);
    ports.log(status < 500 ? "info" : "error", "story_error", { code, detail });
    throw thrown;
  }
}

/** The same story by the storybook, which is always there. */
export function byStorybook(ports: Pick<AdmissionPorts, "storyteller">, asked: StoryRequest): AdmittedStory {
  const request = { ...asked, storyteller: "storybook" as const };
  return { request, storyteller: ports.storyteller(request) };
}

/**
 * Tells one story, as the wire's events: `start`, `text`…, then `done` or `error`.
 *
 * Until the first `text` is at hand nothing is yielded and every failure is thrown as a StoryError, so that a caller can
 * still answer with a real HTTP status. After it a failure is an `error` event, the last one.
 * Ending the iteration early, or aborting `gone`, closes the storyteller's connection at once.
 */
export async function* tellAdmitted(
  ports: TellingPorts,
  { request, storyteller, because, fallback }: AdmittedStory,
  gone: AbortSignal,
  delivery: StoryDelivery,
): AsyncGenerator<StoryEvent, void, undefined> {
  const clock = startStoryClock(ports.timeLimits, gone);
  const startedAt = ports.now();
  let story = "";
  let firstTextMs: number | undefined;
  let code: TellingSummary["code"] = "left";
  let status: number | null = null;

  try {
    const moderate = storyteller.isOurs ? undefined : ports.moderate;
    if (moderate) await moderateRequest(moderate, request, clock.signal);
    const telling = toldText(storyteller, request, clock);
    for await (const text of moderate ? moderatedText(telling, moderate, clock.signal) : telling) {
      if (firstTextMs === undefined) {
        firstTextMs = ports.now() - startedAt;
        clock.begun();
        const hero = storyteller.told?.()?.hero;
        const start = { storyteller: storyteller.name, ...(hero && { hero }), ...(because && { because }) };
        yield { event: "start", data: start };
      }
      story += text;
      yield { event: "text", data: { text } };
    }
    const parsed = parseStory(story);
    if (!hasProse(parsed)) throw new StoryError("no_story");
    const story_metadata = metadataOf(request, parsed.title);
    const receipt = await ports.sign(story, story_metadata);
    code = "done";
    status = 200;
    const again = storyteller.told?.()?.retelling;
    const { country, words_per_minute } = request;
    const retelling = again && { ...again, ...(country && { country }), ...(words_per_minute && { words_per_minute }) };
    yield { event: "done", data: { story_metadata, receipt, ...(retelling && { retelling }) } };
  } catch (thrown) {
    if (gone.aborted && thrown === gone.reason) throw thrown;
    const error = toStoryError(thrown);
    code = error.code;
    status = delivery === "streamed" && firstTextMs !== undefined ? 200 : error.status;
    ports.log(levelOf(error), "story_error", { code: error.code, detail: error.detail });
    if (firstTextMs === undefined) throw error;
    yield { event: "error", data: { code: error.code, message: error.message, retryable: error.retryable } };
  } finally {
    clock.stop();
    ports.report({
      status,
      code,
      storyteller: storyteller.name,
      first_text_ms: firstTextMs ?? null,
      total_ms: ports.now() - startedAt,
      characters: story.length,
      ...fallback,
    });
  }
}

function levelOf({ status, retryable }: StoryError): LogLevel {
  if (status < 500) return "info";
  return retryable ? "warn" : "error";
}

/** What comes along in a story that is told again may be a parent's own words, too. */
function withCompanion({ interests, lesson, retelling }: StoryRequest) {
  const { companion } = retelling ?? {};
  return { interests: companion === undefined ? interests : [...interests, companion], lesson };
}

function toStoryError(thrown: unknown): StoryError {
  if (isStoryError(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.name : typeof thrown;
  return new StoryError("story_failed", { cause: thrown, detail });
}
