import { storybookVersion, tellStorybook } from "../app/storybook/tell-storybook";
import type { Storyteller } from "./storyteller";

/** The built-in storyteller behind the port, for one story. @param seed an unsigned 32-bit number. */
export function createStorybookStoryteller(seed: number): Storyteller {
  return {
    name: "storybook",
    retelling: { seed, version: storybookVersion },
    async *tell(request, signal) {
      for (const piece of tellStorybook(request, seed)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}
