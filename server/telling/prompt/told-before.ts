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
  'Each entry of "told_before" in the block below is a story that the child knows: its title, and names in it. Be unlike all of them: other names, but for those that the parent gives, another idea, another object, another ending.';
