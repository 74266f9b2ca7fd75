import * as z from "zod/mini";
import { type Choice, genders, maxAge, maxInterests, minAge, readingTimes, styles } from "./catalogue";
import { knownCountry } from "./countries";
import { earlierStorySchema } from "./earlier-story";
import { interestSchema } from "./own-words/interest";
import { cleanLesson, fitsLesson, lessonTooLong, tooManyInterests, withoutDuplicates } from "./own-words/own-words";
import { paceSchema } from "./pace";
import { retellingSchema } from "./retelling";
import { readToldBefore } from "./told-before";
import { userIdentifierSchema } from "./user-identifier";

function values<V extends string>(choices: readonly Choice<V>[]): V[] {
  return choices.map((choice) => choice.value);
}

const lessonSchema = z.pipe(
  z.pipe(z.string("Please choose a lesson."), z.transform(cleanLesson)),
  z.string().check(z.minLength(1, "Please choose a lesson."), z.refine(fitsLesson, lessonTooLong)),
);

/** Seeds of the built-in storyteller are unsigned 32-bit numbers. */
const maxSeed = 0xffff_ffff;

/**
 * The wizard's answers as they travel, in wire values (see `catalogue`). Texts come out cleaned, interests without
 * duplicates. An unusable `country`, `user_identifier`, `seed`, `words_per_minute` or `told_before` counts as absent: none is
 * worth losing a story for.
 * Stories of the built-in storyteller with consecutive seeds are the furthest from each other.
 */
export const storyRequestSchema = z.object({
  age: z
    .int("Please choose an age.")
    .check(
      z.minimum(minAge, `Please choose an age from ${minAge} to ${maxAge}.`),
      z.maximum(maxAge, `Please choose an age from ${minAge} to ${maxAge}.`),
    ),
  gender: z.enum(values(genders), "Please choose who the story is for."),
  interests: z.pipe(
    z.pipe(
      z.array(interestSchema, "Please choose at least one interest.").check(
        // Before the duplicates are looked for, so that a huge list costs nothing.
        z.maxLength(maxInterests * 2, tooManyInterests),
      ),
      z.transform((texts: string[]) => withoutDuplicates(texts)),
    ),
    z
      .array(z.string())
      .check(z.minLength(1, "Please choose at least one interest."), z.maxLength(maxInterests, tooManyInterests)),
  ),
  style: z.enum(values(styles), "Please choose a story mood."),
  lesson: lessonSchema,
  readingTime: z.enum(values(readingTimes), "Please choose how long the story should be."),
  user_identifier: userIdentifierSchema,
  country: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => knownCountry(value)),
    ),
  ),
  seed: z.optional(z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(maxSeed))), undefined)),
  /** How fast this parent reads aloud: the story's words are as many as that takes in its reading time. */
  words_per_minute: z.optional(z.catch(z.optional(paceSchema), undefined)),
  /** A storybook story that was told before: the same tales are told again, with these answers; with its own, to the letter. */
  retelling: z.optional(retellingSchema),
  /** Titles and names of earlier stories, which a model is to tell something else than; the storybook needs none. */
  told_before: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => readToldBefore(value)),
    ),
  ),
  /** A model's story that was told before: a model tells it again, with these answers. */
  earlier: z.optional(earlierStorySchema),
  storyteller: z.optional(z.literal("storybook", "Please leave out the storyteller or ask for the storybook.")),
});

export type StoryRequest = z.output<typeof storyRequestSchema>;

type ParsedStoryRequest =
  | { ok: true; request: StoryRequest }
  /** See `fieldsOf`. */
  | { ok: false; fields: Record<string, string> };

/** Checks anything that came over the wire. Never throws. */
export function parseStoryRequest(input: unknown): ParsedStoryRequest {
  const result = z.safeParse(storyRequestSchema, input);
  return result.success ? { ok: true, request: result.data } : { ok: false, fields: fieldsOf(result.error) };
}

/** Field name → the first sentence about it. `request` names the body itself. */
export function fieldsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "request")] ??= message;
  return fields;
}
