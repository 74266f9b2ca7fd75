import { isFailureOfTelling, isStoryError, StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import type { StoryEvent } from "../../app/story/told/wire-events";
import {
  type AdmissionPorts,
  type AdmittedStory,
  admitStory,
  byStorybook,
  type StoryDelivery,
  type TellingPorts,
  type TellingSummary,
  tellAdmitted,
} from "./tell-story";

/** As `admitStory`, but where the configured storyteller cannot be used the storybook tells. */
export async function admitWithFallback(ports: AdmissionPorts, request: StoryRequest): Promise<AdmittedStory> {
  try {
    return await admitStory(ports, request);
  } catch (thrown) {
    if (request.storyteller === "storybook" || request.earlier || !isTellersFault(thrown)) throw thrown;
    const story = await admitStory(ports, { ...request, storyteller: "storybook" });
    return { ...story, fallback: { fallback_after: thrown.code, waited_ms: 0 } };
  }
}

interface FallbackPorts extends TellingPorts {
  /** After every failure of a telling, not only where the day's stories are told. */
  readonly fallsBack: boolean;
}

/**
 * As `tellAdmitted`, but where the storyteller fails before its first text the storybook tells instead, with time limits
 * of its own: those of the failed one may be used up. What was refused stays refused, and a storybook that fails is not
 * asked again. A service that tells no more today is a limit of the day like our own, and needs no setting.
 */
export async function* tellWithFallback(
  ports: FallbackPorts,
  story: AdmittedStory,
  gone: AbortSignal,
  delivery: StoryDelivery,
): AsyncGenerator<StoryEvent, void, undefined> {
  const askedAt = ports.now();
  // A story is reported once: the failed telling's summary waits until nobody else tells.
  let waiting: TellingSummary | undefined;
  const wait = (summary: TellingSummary) => {
    waiting = summary;
  };
  try {
    // Throws only as long as nothing was told: later failures are events.
    yield* tellAdmitted({ ...ports, report: wait }, story, gone, delivery);
  } catch (thrown) {
    if (gone.aborted || story.storyteller.isOurs || !isTellersFault(thrown)) throw thrown;
    const because = thrown.code === "daily_limit" ? { because: "daily_limit" as const } : undefined;
    // Nobody stands in for the model that told it.
    if (story.request.earlier) throw because ? new StoryError("storyteller_away", { cause: thrown }) : thrown;
    if (!ports.fallsBack && !because) throw thrown;
    waiting = undefined;
    const fallback = { fallback_after: thrown.code, waited_ms: ports.now() - askedAt };
    yield* tellAdmitted(ports, { ...byStorybook(ports, story.request), ...because, fallback }, gone, delivery);
  } finally {
    if (waiting) ports.report(waiting);
  }
}

function isTellersFault(thrown: unknown): thrown is StoryError {
  return isStoryError(thrown) && isFailureOfTelling(thrown);
}
