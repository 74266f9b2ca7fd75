import { isStoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import type { StoryEvent } from "../../story/told/wire-events";

type SeededRequest = StoryRequest & { seed: number };
type Stream = (request: SeededRequest, signal: AbortSignal) => AsyncIterable<StoryEvent>;

export interface TellingPlaces {
  readonly askServer: Stream;
  /** The storybook in the page. @throws StoryError `offline` when it is not on this device */
  readonly tellHere: Stream;
  /** Whether a model tells, unless the storybook is asked for. */
  readonly asksModel: boolean;
}

/** Without a network the storybook in the page tells; where the server only does not answer, if it is the storybook that was asked. */
function mayTellHere(thrown: unknown, { storyteller, earlier }: StoryRequest, asksModel: boolean): boolean {
  // A model's story is told again by a model.
  if (!isStoryError(thrown) || earlier) return false;
  return thrown.code === "offline" || (thrown.code === "network" && (!asksModel || storyteller === "storybook"));
}

/** @throws `failure` where nobody else is at hand either */
async function* orElse(events: AsyncIterable<StoryEvent>, failure: unknown): AsyncGenerator<StoryEvent> {
  try {
    yield* events;
  } catch (thrown) {
    throw isStoryError(thrown) && thrown.code === "offline" ? failure : thrown;
  }
}

/**
 * One attempt at a telling: by the server, or in the page where the server cannot be reached and nothing was told yet.
 * @param hereFirst the server was not reached just now, and the parent wants no more waiting
 */
export async function* tellWhereItCan(
  request: SeededRequest,
  { askServer, tellHere, asksModel }: TellingPlaces,
  signal: AbortSignal,
  hereFirst = false,
): AsyncGenerator<StoryEvent> {
  const [first, second] = hereFirst ? [tellHere, askServer] : [askServer, tellHere];
  let told = false;
  try {
    for await (const event of first(request, signal)) {
      told = true;
      yield event;
    }
    return;
  } catch (thrown) {
    signal.throwIfAborted();
    if (told || !mayTellHere(thrown, request, asksModel)) throw thrown;
    yield* orElse(second(request, signal), thrown);
  }
}
