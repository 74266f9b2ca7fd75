import { withoutBrands } from "../../../app/story/character-kinds";
import type { StoryRequest } from "../../../app/story/request";
import { refusedFor } from "../../safety/review-words";

/**
 * Titles and names of earlier stories that may stand in a prompt. No parent wrote them, so what the review refuses is left
 * out without a word.
 */
export function reviewedToldBefore({ told_before = [] }: Pick<StoryRequest, "told_before">): string[] {
  return told_before.filter((story) => refusedFor(story, "interest") === undefined).map(withoutBrands);
}

export const toldBeforeRule =
  '"told_before" in the block below lists stories that the child knows, by title and names. Be unlike all of them: another idea, object and ending, and no name of theirs that the parent does not give.';
