import type { StoryRequest } from "../../../app/story/request";
import { castFor } from "../../../app/storybook/teller/cast";

/** For a request that brings no seed: which name it is matters little. */
const anySeed = 1;

/**
 * The child's name in the story, from the storybook's own: the page knows it from the start, so that a parent's own
 * child can be called there instead. Nobody in the parent's words or in an earlier story has it.
 */
export function heroFor({ gender, interests, lesson, told_before = [], seed = anySeed }: StoryRequest): string {
  return castFor(gender, [], [...interests, lesson, ...told_before].join(" "), seed).hero;
}
