import { isStoryError, type StoryErrorCode } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import { hasProse, parseStory } from "../../app/story/text/text";
import type { TimeLimits } from "../../server/env/environment";
import type { Storyteller } from "../../server/telling/storyteller";
import { startStoryClock } from "../../server/telling/time-limits";
import { toldText } from "../../server/telling/told-text";

export type Told =
  | { readonly text: string; readonly firstMs: number; readonly totalMs: number }
  /** `detail` is for whoever runs the model. */
  | { readonly failure: StoryErrorCode; readonly detail: string; readonly totalMs: number };

export type Tell = (request: StoryRequest) => Promise<Told>;

/** Tells as the product does, through normaliser, gate and time limits. A story that fails is an outcome, not a throw. */
export function createTell(storyteller: Storyteller, limits: TimeLimits, now: () => number): Tell {
  return async (request) => {
    const clock = startStoryClock(limits, new AbortController().signal);
    const startedAt = now();
    let text = "";
    let firstMs = 0;
    const failed = (failure: StoryErrorCode, detail = "") => ({ failure, detail, totalMs: now() - startedAt });
    try {
      for await (const piece of toldText(storyteller, request, clock)) {
        if (text === "") {
          firstMs = now() - startedAt;
          clock.begun();
        }
        text += piece;
      }
      return hasProse(parseStory(text)) ? { text, firstMs, totalMs: now() - startedAt } : failed("no_story");
    } catch (thrown) {
      return isStoryError(thrown) ? failed(thrown.code, thrown.detail) : failed("story_failed", String(thrown));
    } finally {
      clock.stop();
    }
  };
}
