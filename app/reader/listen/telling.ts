import {
  isFailureOfTelling,
  isStoryError,
  StoryError,
  type StoryErrorCode,
  storyErrors,
  unknownFailureMessage,
} from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import type { StoryMetadata } from "../../story/told/metadata";
import type { InsteadReason, StorytellerName } from "../../story/told/wire-events";
import { type HalfStory, lastingStory, type ReturnPorts } from "./lasting-story";
import { type WayBack, wayBackOf } from "./way-back";

/** A failure as plain data, so that it can be kept over a reload. `message` is what the parent reads. */
export interface TellingFailure {
  readonly code: StoryErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  /** Field name → sentence; the wizard step of the first one wants another answer. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Places of the refused ones in the request's interests. */
  readonly refusedInterests?: readonly number[];
  /** The request was refused, and would be by any storyteller. */
  readonly isRefusal?: boolean;
}

interface Told {
  readonly text: string;
  readonly storyteller: StorytellerName;
  /** Why it is not the storyteller that was asked. */
  readonly because?: InsteadReason | undefined;
  /** The child's name in it, where the storyteller said so. */
  readonly hero?: string | undefined;
  /** What it goes on by after its connection broke, a reload too. */
  readonly back?: WayBack | undefined;
}

interface ToldToTheEnd extends Told {
  readonly metadata: StoryMetadata;
  /** Null where the server has no secret to sign with. */
  readonly receipt: string | null;
  readonly retelling?: Retelling | undefined;
}

export type Telling =
  | { readonly state: "idle" }
  /** `attempt` counts from 0; above 0 it is a retry, its wait included. */
  | { readonly state: "loading"; readonly attempt: number }
  | ({ readonly state: "telling" } & Told)
  | ({ readonly state: "done" } & ToldToTheEnd)
  /** It broke off after some text. `waits`: it goes on by itself when it can be reached again. */
  | ({ readonly state: "broken"; readonly error: TellingFailure; readonly waits?: true } & Told)
  | { readonly state: "failed"; readonly error: TellingFailure };

export type TellingWithText = Extract<Telling, { text: string }>;

export interface TellingPorts extends ReturnPorts {
  /** Of the next story of these answers. */
  seedOf(request: StoryRequest): number;
  /** @throws the signal's reason when it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Resolves when there is a network again. @throws the signal's reason when it aborts. */
  online(signal: AbortSignal): Promise<void>;
  /** Called once per telling that was not aborted. */
  report(outcome: "success" | TellingFailure, attempt: number): void;
}

const maxRetries = 2;
const firstRetryDelay = 2000;
const longestRetryDelay = 8000;

/** Milliseconds to wait before the next attempt, or undefined when the parent should see the failure now. */
export function retryDelay(thrown: unknown, attempt: number): number | undefined {
  if (!isStoryError(thrown) || !thrown.retryable || attempt >= maxRetries) return undefined;
  const asked = (thrown.retryAfter ?? 0) * 1000;
  if (asked > longestRetryDelay) return undefined;
  return Math.max(asked, Math.min(firstRetryDelay * 2 ** attempt, longestRetryDelay));
}

export function describeFailure(thrown: unknown): TellingFailure {
  if (isStoryError(thrown)) {
    const { code, message, retryable, fields, refusedInterests } = thrown;
    const isRefusal = !isFailureOfTelling(thrown);
    const refused = { ...(fields && { fields }), ...(refusedInterests && { refusedInterests }) };
    return { code, message, retryable, ...refused, ...(isRefusal && { isRefusal }) };
  }
  // A defect of ours: its own message is for developers.
  const message = thrown instanceof Error ? storyErrors.story_failed.message : unknownFailureMessage;
  return { code: "story_failed", message, retryable: false };
}

function withSeed(request: StoryRequest, back: WayBack): StoryRequest {
  return "seed" in back ? { ...request, seed: back.seed } : request;
}

type Teller = Omit<Told, "text">;

/** A story that was half told before, by an earlier page of this tab. */
export type HeardBefore = HalfStory & Teller;

/**
 * One telling as its successive states, retries and returns included. Without a network it fails at once, and goes on by
 * itself when the network is back. Ends after the last state; throws only the abort's reason.
 */
export async function* listenToStory(
  request: StoryRequest,
  ports: TellingPorts,
  signal: AbortSignal,
  half?: HeardBefore,
): AsyncGenerator<Telling, void> {
  for (let attempt = 0; ; attempt++) {
    if (attempt === 0 && !half) yield { state: "loading", attempt };
    let text = half?.text ?? "";
    let by: Teller = { storyteller: "model" };
    if (half) {
      by = { storyteller: half.storyteller, hero: half.hero, back: half.back };
      yield { state: "telling", text, ...by };
    }
    try {
      const asked = half ? withSeed(request, half.back) : { ...request, seed: ports.seedOf(request) };
      for await (const { event, data } of lastingStory(asked, ports, signal, half)) {
        if (event === "interrupted") yield { state: "broken", waits: true, text, error: describeFailure(data), ...by };
        if (event === "start") {
          const { storyteller, because, hero } = data;
          by = { storyteller, because, hero, back: wayBackOf(data, asked.seed) };
          if (text !== "") yield { state: "telling", text, ...by };
        }
        if (event === "text" && data.text !== "") {
          text += data.text;
          yield { state: "telling", text, ...by };
        }
        if (event === "done") {
          by = { ...by, back: undefined };
          ports.report("success", attempt);
          const { story_metadata: metadata, receipt, retelling } = data;
          yield { state: "done", text, metadata, receipt, ...by, ...(retelling && { retelling }) };
          return;
        }
      }
      throw new StoryError("network", { detail: "the telling just ended" });
    } catch (thrown) {
      signal.throwIfAborted();
      if (text === "" && isStoryError(thrown) && thrown.code === "offline") {
        yield { state: "failed", error: describeFailure(thrown) };
        await ports.online(signal);
        // Nobody was asked yet: it begins anew.
        attempt = -1;
        continue;
      }
      const delay = text === "" ? retryDelay(thrown, attempt) : undefined;
      if (delay === undefined) {
        const error = describeFailure(thrown);
        ports.report(error, attempt);
        yield text === "" ? { state: "failed", error } : { state: "broken", text, error, ...by, back: undefined };
        return;
      }
      yield { state: "loading", attempt: attempt + 1 };
      await ports.wait(delay, signal);
    }
  }
}
