import { interests, isPreset } from "../story/catalogue";
import type { KeptStory } from "./kept-story";

/** In the answers' sheet of pictures: the world of a storybook tale, or else the story's mood. */
export function pictureOf({ retelling, metadata }: Pick<KeptStory, "retelling" | "metadata">): string {
  // 't1f2e3d4c;4-5/space/the-late-comet@0a1b2c3d:0', see app/storybook/retelling.ts
  const world = retelling?.version.split(/[;/]/)[2] ?? "";
  return isPreset(interests, world) ? `interests-${world}` : `style-${metadata.style}`;
}
