import { isStoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import type { Storyteller } from "./storyteller";
import { toldText } from "./told-text";

/** The text that a storyteller of ours tells to these answers, as it was told before; undefined when it tells none. */
export async function retellStory(storyteller: Storyteller, request: StoryRequest): Promise<string | undefined> {
  const { signal } = new AbortController();
  try {
    let story = "";
    for await (const text of toldText(storyteller, request, { signal, listening() {}, heard() {} })) story += text;
    return story;
  } catch (thrown) {
    if (isStoryError(thrown)) return undefined;
    throw thrown;
  }
}
