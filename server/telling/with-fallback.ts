import { isFailureOfTelling, isStoryError, type StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import type { StoryEvent } from "../../app/story/wire-events";
import { type Log, withFields } from "../runtime/log";
import { type StoryDelivery, type TellStoryPorts, tellStory } from "./tell-story";

/**
 * As `tellStory`, but where the storyteller fails before its first text the storybook tells instead, with time limits of
 * its own: those of the failed one may be used up. What was refused stays refused, and a storybook that fails is not
 * asked again.
 */
export async function* tellStoryWithFallback(
  ports: TellStoryPorts,
  request: StoryRequest,
  reader: AbortSignal,
  delivery: StoryDelivery,
): AsyncGenerator<StoryEvent, void, undefined> {
  // Once for both; who asks too often is not told a story by anybody.
  let isAdmitted = false;
  const admit: TellStoryPorts["admit"] = async (userIdentifier) => {
    if (!isAdmitted) await ports.admit(userIdentifier);
    isAdmitted = true;
  };
  const once = { ...ports, admit };
  const askedAt = ports.now();
  // A story has one line in the log: that of the failed telling waits until nobody else tells.
  let logTelling = () => {};
  const log: Log = (level, event, fields) => {
    if (event === "story") logTelling = () => ports.log(level, event, fields);
    else ports.log(level, event, fields);
  };
  try {
    // Throws only as long as nothing was told: later failures are events.
    yield* tellStory({ ...once, log }, request, reader, delivery);
  } catch (thrown) {
    if (reader.aborted || request.storyteller === "storybook" || !isTellersFault(thrown)) throw thrown;
    logTelling = () => {};
    const inItsPlace = withFields(ports.log, { fallback_after: thrown.code, waited_ms: ports.now() - askedAt });
    yield* tellStory({ ...once, log: inItsPlace }, { ...request, storyteller: "storybook" }, reader, delivery);
  } finally {
    logTelling();
  }
}

function isTellersFault(thrown: unknown): thrown is StoryError {
  return isStoryError(thrown) && isFailureOfTelling(thrown);
}
