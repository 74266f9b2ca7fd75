import * as z from "zod/mini";
import { interestSchema } from "./own-words/interest";
import { paceSchema } from "./pace";

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
  country: z.optional(z.string().check(z.maxLength(2))),
  /** For which reader's pace its length was. */
  words_per_minute: z.optional(paceSchema),
  /** What comes along in place of the next love, where a parent has changed it. */
  companion: z.optional(interestSchema),
});

export type Retelling = z.output<typeof retellingSchema>;
