import type { StoryRequest } from "../../app/story/request";
import type { StorytellerName } from "../../app/story/wire-events";

/**
 * The port to whatever tells stories. Adapters: `openai-storyteller.ts` and `storybook-storyteller.ts`.
 */
export interface Storyteller {
  readonly name: StorytellerName;
  /** What tells the same story again; of a storyteller that can. */
  readonly retelling?: { readonly seed: number; readonly version: number };
  /**
   * Streams the story's raw text in any chunking; ends only when the story is complete.
   * @throws StoryError for every failure, also in the middle. Once `signal` aborts it closes its connection at once
   *   and throws the signal's reason.
   */
  tell(request: StoryRequest, signal: AbortSignal): AsyncIterable<string>;
}
