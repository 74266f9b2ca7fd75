import { tellStorybook } from "../app/storybook/tell-storybook";
import type { Storyteller } from "./storyteller";

/** The built-in storyteller behind the port. `seed` gives an unsigned 32-bit number, a new one for each story. */
export function createStorybookStoryteller(seed: () => number): Storyteller {
  return {
    name: "storybook",
    async *tell(request, signal) {
      for (const piece of tellStorybook(request, seed())) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}
