import { StoryError } from "../../app/story/errors";
import { type Storybook, tellStorybook } from "../../app/storybook/tell-storybook";
import type { KnownOfStory, Storyteller } from "../telling/storyteller";

/**
 * The built-in storyteller behind the port, for one story.
 * @param seed an unsigned 32-bit number
 * @param version of a story that was told before
 */
export function createStorybookStoryteller(storybook: Storybook, seed: number, version?: string): Storyteller {
  let told: KnownOfStory | undefined;
  return {
    name: "storybook",
    isOurs: true,
    told: () => told,
    async *tell(request, signal) {
      const story = await tellStorybook(request, seed, storybook, version);
      if (!story) throw new StoryError("tales_changed");
      told = { hero: story.hero, retelling: { seed, version: story.version } };
      for (const piece of story.pieces) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}
