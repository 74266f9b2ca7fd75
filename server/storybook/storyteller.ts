import { StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import { versionWith } from "../../app/storybook/again";
import { type Storybook, tellStorybook } from "../../app/storybook/tell-storybook";
import type { ToldBefore } from "../../app/storybook/teller/plan-story";
import type { KnownOfStory, Storyteller } from "../telling/storyteller";

interface Before extends ToldBefore {
  /** It is told with other answers: the same tales, as many of them as these answers want. */
  readonly isChanged?: boolean;
}

/**
 * The built-in storyteller behind the port, for one story.
 * @param seed an unsigned 32-bit number
 * @param before of a story that is told again. Where that cannot be, telling it throws StoryError `tales_changed`.
 */
export function createStorybookStoryteller(storybook: Storybook, seed: number, before?: Before): Storyteller {
  let told: KnownOfStory | undefined;

  /** What names the tales of the story that is told again. @throws StoryError `tales_changed` */
  function namedBy(request: StoryRequest): ToldBefore | undefined {
    if (!before?.isChanged) return before;
    const version = versionWith(request, { seed, version: before.version }, storybook.library);
    if (version === undefined) throw new StoryError("tales_changed");
    return { ...before, version };
  }

  return {
    name: "storybook",
    isOurs: true,
    told: () => told,
    async *tell(request, signal) {
      const story = await tellStorybook(request, seed, storybook, namedBy(request));
      if (!story) throw new StoryError("tales_changed");
      const { hero, version } = story;
      const companion = before?.companion;
      told = { hero, retelling: { seed, version, ...(companion !== undefined && { companion }) } };
      for (const piece of story.pieces) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}
