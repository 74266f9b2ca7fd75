import * as z from "zod/mini";

/** Three tales of the longest names. */
const longestVersion = 400;

/** With the same answers the built-in storyteller tells the same story again, to the letter. */
export const retellingSchema = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  /** Names the tales and what was told of them (`app/storybook/retelling.ts`). A number comes from an earlier teller. */
  version: z.pipe(
    z.union([z.int(), z.string().check(z.maxLength(longestVersion))]),
    z.transform((version) => String(version)),
  ),
  /** As the story was spelt; the edge may have known better than the request. */
  country: z.optional(z.string()),
});

export type Retelling = z.output<typeof retellingSchema>;
