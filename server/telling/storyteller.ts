import type { StoryRequest } from "../../app/story/request";
import type { StorytellerName } from "../../app/story/wire-events";

/** The port to whatever tells stories. Adapters: `server/openai` and `server/storybook`. */
export interface Storyteller {
  /** As the wire, the page and the log name it: no vendor is named outside its adapter. */
  readonly name: StorytellerName;
  /** Its words are ours: no request goes to anybody else, and nobody else need judge what it tells. */
  readonly isOurs: boolean;
  /** What tells the same story again; of a storyteller that can. */
  readonly retelling?: { readonly seed: number; readonly version: number };
  /**
   * Streams the story's raw text in any chunking; ends only when the story is complete.
   * @throws StoryError for every failure, also in the middle. Once `signal` aborts it closes its connection at once
   *   and throws the signal's reason.
   */
  tell(request: StoryRequest, signal: AbortSignal): AsyncIterable<string>;
}
