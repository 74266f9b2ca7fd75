import * as z from "zod/mini";
import { fieldsOf, storyRequestSchema } from "../request";

/** A parent's own words on their way to the review, before the story is ordered: as in a story request, and nothing else of it. */
const wordsToReviewSchema = z
  .partial(z.pick(storyRequestSchema, { interests: true, lesson: true }))
  .check(
    z.refine(({ interests, lesson }) => (interests ?? lesson) !== undefined, "Please send interests or a lesson."),
  );

export type WordsToReview = z.output<typeof wordsToReviewSchema>;

type ParsedWords = { ok: true; words: WordsToReview } | { ok: false; fields: Record<string, string> };

/** Checks anything that came over the wire. Never throws. */
export function parseWordsToReview(input: unknown): ParsedWords {
  const result = z.safeParse(wordsToReviewSchema, input);
  return result.success ? { ok: true, words: result.data } : { ok: false, fields: fieldsOf(result.error) };
}
