import type { EarlierStory } from "../../../app/story/earlier-story";
import type { StoryRequest } from "../../../app/story/request";
import { isNamedIn } from "../../../app/story/text/names";
import { proseOf } from "../../../app/story/text/plain-text";
import { parseStory } from "../../../app/story/text/text";
import { castFor } from "../../../app/storybook/teller/cast";

/** For a request that brings no seed: which name it is matters little. */
const anySeed = 1;

/**
 * The child's name in the story, from the storybook's own: the page knows it from the start, so that a parent's own
 * child can be called there instead. Nobody in the parent's words or in an earlier story has it.
 */
export function heroFor({
  gender,
  interests,
  lesson,
  told_before = [],
  earlier,
  seed = anySeed,
}: StoryRequest): string {
  if (earlier) return heroOfEarlier(earlier) ?? "the child of the earlier story below";
  return castFor(gender, [], [...interests, lesson, ...told_before].join(" "), seed).hero;
}

/** Who was the child in it. What a client says counts only as a name that the story, which is ours, has. */
export function heroOfEarlier({ hero = "", story }: EarlierStory): string | undefined {
  return /^[\p{L}\p{M}-]+$/u.test(hero) && isNamedIn(proseOf(parseStory(story)), hero) ? hero : undefined;
}
