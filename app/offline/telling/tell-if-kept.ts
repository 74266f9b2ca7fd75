import { StoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import type { StoryEvent } from "../../story/told/wire-events";
import { isKeptHere } from "../register";

/** The storybook in the page, whose code comes only now. @throws StoryError `offline` when it is not on this device */
export async function* tellIfKept(
  request: StoryRequest & { seed: number },
  signal: AbortSignal,
): AsyncGenerator<StoryEvent, void, undefined> {
  if (!isKeptHere()) throw new StoryError("offline");
  const { tellHere } = await import("./tell-here.client").catch((cause) => {
    throw new StoryError("offline", { cause });
  });
  yield* tellHere(request, signal);
}
