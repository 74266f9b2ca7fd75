import { isStoryError, StoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import type { StoryEvent } from "../../story/told/wire-events";
import { type WayBack, wayBackOf } from "./way-back";

/** A story of which some is told. */
export interface HalfStory {
  readonly text: string;
  readonly back: WayBack;
  /** Why it stopped: what the parent reads where it cannot go on. */
  readonly failure: StoryError;
}

export interface ReturnPorts {
  stream(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent>;
  /**
   * The same story after the text that was told, with a `start` of its own.
   * @throws StoryError `network` or `offline` where it could not be reached; any other means that it cannot go on.
   */
  goOn(half: Omit<HalfStory, "failure">, request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent>;
  /** Waits, but no longer than until the network may be back. @throws the signal's reason when it aborts. */
  waitOrWake(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1. */
  random(): number;
  /** Milliseconds. */
  now(): number;
}

/** Nothing could be heard for now; it goes on by itself. */
interface Interruption {
  readonly event: "interrupted";
  readonly data: StoryError;
}

/** Milliseconds after which a story that cannot be reached is given up; the server has forgotten it by then. */
const patienceMs = 15 * 60_000;
const firstDelay = 250;
const longestDelay = 5000;

/** Milliseconds: at once the first time, then longer and longer; jittered, since many lose the same network at once. */
export function returnDelay(failures: number, random: number): number {
  if (failures <= 1) return firstDelay * random;
  return Math.min(longestDelay, firstDelay * 2 ** failures) * (0.5 + random / 2);
}

function isUnreached(failure: StoryError): boolean {
  return failure.code === "network" || failure.code === "offline";
}

/**
 * A story's events, over as many connections as it takes: after each `start` comes what was not told yet, so that nothing is
 * doubled and nothing lost. @throws as `stream` does; where a story cannot go on, what interrupted it.
 */
export async function* lastingStory(
  request: StoryRequest,
  ports: ReturnPorts,
  signal: AbortSignal,
  half?: HalfStory,
): AsyncGenerator<StoryEvent | Interruption, void> {
  let text = half?.text ?? "";
  let back = half?.back;
  let failure = half?.failure;
  let failures = 0;
  let since = ports.now();
  let events = half ? ports.goOn(half, request, signal) : ports.stream(request, signal);
  for (;;) {
    try {
      for await (const event of events) {
        if (event.event === "start") back = wayBackOf(event.data, request.seed);
        if (event.event === "text") {
          text += event.data.text;
          failures = 0;
          failure = undefined;
        }
        yield event;
        if (event.event === "done") return;
      }
      throw new StoryError("network", { detail: "the telling just ended" });
    } catch (thrown) {
      signal.throwIfAborted();
      if (text === "" || back === undefined || !isStoryError(thrown)) throw thrown;
      if (thrown.code === "telling_gone") throw failure ?? thrown;
      if (!isUnreached(thrown)) throw thrown;
      if (!failure) since = ports.now();
      failure ??= new StoryError("network", { cause: thrown, detail: thrown.detail ?? thrown.code });
      if (ports.now() - since > patienceMs) throw failure;
      if (++failures > 1) yield { event: "interrupted", data: failure };
      await ports.waitOrWake(returnDelay(failures, ports.random()), signal);
      events = ports.goOn({ text, back }, request, signal);
    }
  }
}
