import { isStoryError } from "../../../app/story/errors";
import type { StoryRequest } from "../../../app/story/request";
import { later } from "../../runtime/later";
import type { Log } from "../../runtime/log";
import type { AdmittedStory, TellAdmitted } from "../tell-story";
import { createBroadcast } from "./broadcast";
import type { TellingOrder, Tellings } from "./tellings";

export interface StreamStoryPorts {
  admit(request: StoryRequest): Promise<AdmittedStory>;
  tell: TellAdmitted;
  /** Undefined where no Durable Object is bound: then a telling ends with its connection. */
  readonly tellings: Tellings | undefined;
  readonly order: Omit<TellingOrder, "request">;
  log: Log;
}

/**
 * A story as the bytes of its events. A model's is told in an object of its own; the storybook's needs none, since seed and
 * answers tell it again. @throws StoryError for every failure before the first text
 */
export async function streamStory(
  { admit, tell, tellings, order, log }: StreamStoryPorts,
  request: StoryRequest,
  gone: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const story = await admit(request);
  if (tellings && !story.storyteller.isOurs) {
    try {
      const { user_identifier, ...asked } = story.request;
      return await tellings.begin({ ...order, request: asked }, gone);
    } catch (thrown) {
      if (isStoryError(thrown) || gone.aborted) throw thrown;
      log("warn", "telling_object_failed", { detail: thrown instanceof Error ? thrown.name : typeof thrown });
    }
  }
  const signalOf = (left: AbortSignal) => AbortSignal.any([gone, left]);
  const broadcast = createBroadcast((left) => tell(story, signalOf(left), "streamed"), { unheardMs: 0, later });
  await broadcast.begun;
  return broadcast.hear(0);
}
