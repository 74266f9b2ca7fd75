import type { StoryRequest } from "../../app/story/request";
import type { Retelling } from "../../app/story/retelling";
import type { StorytellerName } from "../../app/story/told/wire-events";

export interface KnownOfStory {
  /** The child's name in it. */
  readonly hero: string;
  /** With the same answers it tells the same story again; of one that can. */
  readonly retelling?: Pick<Retelling, "seed" | "version" | "companion">;
}

/** The port to whatever tells stories. Adapters: `server/openai`, `server/workers-ai` and `server/storybook`. */
export interface Storyteller {
  /** As the wire, the page and the log name it: no vendor is named outside its adapter. */
  readonly name: StorytellerName;
  /** Its words are ours: nothing is sent elsewhere, and what it tells needs no gate. */
  readonly isOurs: boolean;
  /** What the storyteller itself knows of its story, once the first text is told; of one that knows it. */
  readonly told?: () => KnownOfStory | undefined;
  /**
   * Streams the story's raw text in any chunking; ends only when the story is complete.
   * @throws StoryError for every failure, also in the middle. Once `signal` aborts it closes its connection at once
   *   and throws the signal's reason.
   */
  tell(request: StoryRequest, signal: AbortSignal): AsyncIterable<string>;
}
