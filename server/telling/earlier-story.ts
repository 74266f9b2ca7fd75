import type { EarlierStory } from "../../app/story/earlier-story";
import { StoryError } from "../../app/story/errors";
import type { CheckReceipt } from "../sharing/receipts";

/** @throws StoryError `not_our_story` for a text that was not told here */
export type CheckEarlier = (earlier: EarlierStory | undefined) => Promise<void>;

const message =
  "We can no longer tell that this story is one of ours, so it cannot be told again with a change. The one you have stays as it is.";

/** A receipt that has expired proves it as well: nothing is published by it, and a shelf is older than a shared link. */
export function createEarlierCheck(checkReceipt: CheckReceipt): CheckEarlier {
  return async (earlier) => {
    if (!earlier) return;
    const { story, story_metadata, receipt } = earlier;
    if ((await checkReceipt(story, story_metadata, receipt)) === "forged") {
      throw new StoryError("not_our_story", { message, detail: "an earlier story" });
    }
  };
}
