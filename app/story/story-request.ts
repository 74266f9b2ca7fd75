import * as z from "zod/mini";
import {
  type Choice,
  genders,
  interests,
  isPreset,
  lessons,
  maxAge,
  maxInterestLength,
  maxInterests,
  maxLessonLength,
  minAge,
  readingTimes,
  styles,
} from "./catalogue";
import { cleanText, countCodePoints, foldText } from "./clean-text";
import { knownCountry } from "./countries";

function values<V extends string>(choices: readonly Choice<V>[]): V[] {
  return choices.map((choice) => choice.value);
}

/** A custom text that says the same as a preset is that preset. */
function toPreset(choices: readonly Choice[], text: string): string {
  const folded = foldText(text);
  const preset = choices.find((choice) => folded === choice.value || folded === foldText(choice.label));
  return preset?.value ?? text;
}

export function cleanInterest(raw: string): string {
  return toPreset(interests, cleanText(raw));
}

export function cleanLesson(raw: string): string {
  return toPreset(lessons, cleanText(raw));
}

/** First of each set of equal texts, in order; equal by `foldText`. */
export function withoutDuplicates(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const folded = foldText(text);
    return !seen.has(folded) && seen.add(folded);
  });
}

export const interestTooLong = `Please use at most ${maxInterestLength} characters for one interest.`;
export const lessonTooLong = `Please use at most ${maxLessonLength} characters for the lesson.`;
export const tooManyInterests = `Please choose at most ${maxInterests} interests.`;

function fits(choices: readonly Choice[], limit: number) {
  return (text: string) => isPreset(choices, text) || countCodePoints(text) <= limit;
}

const interestSchema = z.pipe(
  z.pipe(z.string("Please choose an interest."), z.transform(cleanInterest)),
  z
    .string()
    .check(z.minLength(1, "Please choose an interest."), z.refine(fits(interests, maxInterestLength), interestTooLong)),
);

const lessonSchema = z.pipe(
  z.pipe(z.string("Please choose a lesson."), z.transform(cleanLesson)),
  z.string().check(z.minLength(1, "Please choose a lesson."), z.refine(fits(lessons, maxLessonLength), lessonTooLong)),
);

/** Longest anonymous id that is looked at; ours are UUIDs of 36 characters. */
const maxUserIdentifierLength = 64;

/**
 * The wizard's answers as they travel, in wire values (see `catalogue`). Texts come out cleaned, interests without
 * duplicates. An unusable `country` or `user_identifier` counts as absent: neither is worth losing a story for.
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
  user_identifier: z.optional(
    z.catch(z.optional(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxUserIdentifierLength))), undefined),
  ),
  country: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => knownCountry(value)),
    ),
  ),
  storyteller: z.optional(z.literal("storybook", "Please leave out the storyteller or ask for the storybook.")),
});

export type StoryRequest = z.output<typeof storyRequestSchema>;

export type ParsedStoryRequest =
  | { ok: true; request: StoryRequest }
  /** Field name → the first sentence about it. `request` names the body itself. */
  | { ok: false; fields: Record<string, string> };

/** Checks anything that came over the wire. Never throws. */
export function parseStoryRequest(input: unknown): ParsedStoryRequest {
  const result = z.safeParse(storyRequestSchema, input);
  if (result.success) return { ok: true, request: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "request");
    fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}
