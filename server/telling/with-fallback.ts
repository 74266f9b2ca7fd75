import { isFailureOfTelling, isStoryError, type StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import type { StoryEvent } from "../../app/story/wire-events";
import { type StoryDelivery, type TellingSummary, type TellStoryPorts, tellStory } from "./tell-story";

/**
 * As `tellStory`, but where the storyteller fails before its first text the storybook tells instead, with time limits of
 * its own: those of the failed one may be used up. What was refused stays refused, and a storybook that fails is not
 * asked again.
 */
export async function* tellStoryWithFallback(
  ports: TellStoryPorts,
  request: StoryRequest,
  gone: AbortSignal,
  delivery: StoryDelivery,
): AsyncGenerator<StoryEvent, void, undefined> {
  // Once for both; who asks too often is not told a story by anybody.
  let isAdmitted = false;
  const admit: TellStoryPorts["admit"] = async (userIdentifier) => {
    if (!isAdmitted) await ports.admit(userIdentifier);
    isAdmitted = true;
  };
  const askedAt = ports.now();
  // A story is reported once: the failed telling's summary waits until nobody else tells.
  let waiting: TellingSummary | undefined;
  const wait = (summary: TellingSummary) => {
    waiting = summary;
  };
  try {
    // Throws only as long as nothing was told: later failures are events.
    yield* tellStory({ ...ports, admit, report: wait }, request, gone, delivery);
  } catch (thrown) {
    if (gone.aborted || request.storyteller === "storybook" || !isTellersFault(thrown)) throw thrown;
    waiting = undefined;
    const fallback = { fallback_after: thrown.code, waited_ms: ports.now() - askedAt };
    const report = (summary: TellingSummary) => ports.report({ ...summary, ...fallback });
    yield* tellStory({ ...ports, admit, report }, { ...request, storyteller: "storybook" }, gone, delivery);
  } finally {
    if (waiting) ports.report(waiting);
  }
}

function isTellersFault(thrown: unknown): thrown is StoryError {
  return isStoryError(thrown) && isFailureOfTelling(thrown);
}
