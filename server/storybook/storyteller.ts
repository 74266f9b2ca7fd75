import { storybookVersion, tellStorybook } from "../../app/storybook/tell-storybook";
import type { Storyteller } from "../telling/storyteller";
import type { LoadStorybookContent } from "./content";

/** The built-in storyteller behind the port, for one story. @param seed an unsigned 32-bit number. */
export function createStorybookStoryteller(loadContent: LoadStorybookContent, seed: number): Storyteller {
  return {
    name: "storybook",
    isOurs: true,
    retelling: { seed, version: storybookVersion },
    async *tell(request, signal) {
      const written = await loadContent(request.age);
      for (const piece of tellStorybook(request, seed, written)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}
