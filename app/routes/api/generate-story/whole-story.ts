import { StoryError } from "../../../story/errors";
import type { Retelling } from "../../../story/retelling";
import type { StoryMetadata } from "../../../story/told/metadata";
import type { InsteadReason, StoryEvent } from "../../../story/told/wire-events";

export interface WholeStory {
  story: string;
  story_metadata: StoryMetadata;
  receipt: string | null;
  /** The child's name in it, where the storyteller said so. */
  hero?: string | undefined;
  retelling?: Retelling | undefined;
  /** Why the storybook told it where a model was to. */
  because?: InsteadReason | undefined;
}

/** Waits until the story is complete. @throws StoryError also for what broke in the middle: half a story is none. */
export async function wholeStory(events: AsyncIterable<StoryEvent>): Promise<WholeStory> {
  let story = "";
  let begun: Pick<WholeStory, "hero" | "because"> = {};
  for await (const { event, data } of events) {
    if (event === "start")
      begun = { ...(data.hero && { hero: data.hero }), ...(data.because && { because: data.because }) };
    if (event === "text") story += data.text;
    if (event === "done") return { story, ...data, ...begun };
    if (event === "error") throw StoryError.fromWire(data);
  }
  throw new StoryError("story_failed", { detail: "telling ended without a last event" });
}
