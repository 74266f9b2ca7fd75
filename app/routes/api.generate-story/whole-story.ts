import { StoryError } from "../../story/errors";
import type { StoryMetadata } from "../../story/metadata";
import type { Retelling, StoryEvent } from "../../story/wire-events";

export interface WholeStory {
  story: string;
  story_metadata: StoryMetadata;
  receipt: string | null;
  /** The child's name in it, where the storyteller said so. */
  hero?: string | undefined;
  retelling?: Retelling | undefined;
}

/** Waits until the story is complete. @throws StoryError also for what broke in the middle: half a story is none. */
export async function wholeStory(events: AsyncIterable<StoryEvent>): Promise<WholeStory> {
  let story = "";
  let hero: string | undefined;
  for await (const { event, data } of events) {
    if (event === "start") hero = data.hero;
    if (event === "text") story += data.text;
    if (event === "done") return { story, ...data, ...(hero && { hero }) };
    if (event === "error") throw StoryError.fromWire(data);
  }
  throw new StoryError("story_failed", { detail: "telling ended without a last event" });
}
