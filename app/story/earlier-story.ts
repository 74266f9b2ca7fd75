import * as z from "zod/mini";
import { storyMetadataSchema } from "./told/metadata";

/** UTF-16 units: more than any story of ours has. */
export const longestStory = 48_000;
/** Stands in the address of a request that brings one: so its larger limit is known before it is read. */
export const againParameter = "again";
const longestReceipt = 200;

/**
 * A model's story as we told it, to be told again with other answers. The receipt proves that it is ours: nobody sends a
 * text of their own to a model by this way.
 */
export const earlierStorySchema = z.object({
  story: z.string().check(z.minLength(1), z.maxLength(longestStory)),
  /** The child's name in it, where it was told. Not of what the receipt proves, so it counts only if the story has it. */
  hero: z.optional(z.string().check(z.maxLength(60))),
  story_metadata: storyMetadataSchema,
  receipt: z.string().check(z.maxLength(longestReceipt)),
});

export type EarlierStory = z.output<typeof earlierStorySchema>;
