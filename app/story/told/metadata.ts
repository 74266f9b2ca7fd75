import * as z from "zod/mini";
import { type Choice, maxLessonLength, readingTimes, styles } from "../catalogue";
import { things, worlds } from "../worlds";

function values<V extends string>(choices: readonly Choice<V>[]): V[] {
  return choices.map((choice) => choice.value);
}

/** UTF-16 units. A model that tells a whole paragraph as its title has its title cut (`server/normalise`). */
const longestTitle = 1000;

/** What is known of a told story beside its text, in wire values. Labels come from the catalogue. */
export const storyMetadataSchema = z.object({
  age: z.int().check(z.minimum(2), z.maximum(12)),
  style: z.enum(values(styles)),
  readingTime: z.enum(values(readingTimes)),
  /** Twice the limit on a parent's words, which is in code points: longer ones are refused unread. */
  lesson: z.optional(z.string().check(z.maxLength(2 * maxLessonLength))),
  title: z.string().check(z.maxLength(longestTitle)),
  /** For its picture alone, so no receipt vouches for them (`app/story/told/about.ts`). */
  about: z.optional(z.catch(z.optional(z.enum(worlds)), undefined)),
  along: z.optional(z.catch(z.optional(z.enum(things)), undefined)),
});

export type StoryMetadata = z.output<typeof storyMetadataSchema>;
