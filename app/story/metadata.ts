import * as z from "zod/mini";
import { type Choice, readingTimes, styles } from "./catalogue";

function values<V extends string>(choices: readonly Choice<V>[]): V[] {
  return choices.map((choice) => choice.value);
}

/** What is known of a told story beside its text, in wire values. Labels come from the catalogue. */
export const storyMetadataSchema = z.object({
  age: z.int().check(z.minimum(2), z.maximum(12)),
  style: z.enum(values(styles)),
  readingTime: z.enum(values(readingTimes)),
  lesson: z.optional(z.string()),
  title: z.string(),
});

export type StoryMetadata = z.output<typeof storyMetadataSchema>;
