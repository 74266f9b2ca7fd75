import { ownWordsIn, type SomeAnswers } from "../../app/story/answers";
import { StoryError } from "../../app/story/errors";
import { type SafetyCategory, safetyCategories } from "../../app/story/safety-categories";

/** The answers that a parent's own words can stand in. */
export type OwnAnswers = Pick<SomeAnswers, "interests" | "lesson">;

/**
 * Refuses own words that something speaks against, with one sentence for each field and the places of the interests.
 * The error never carries the words.
 * @param verdicts one for each of `ownWordsIn(answers)`
 * @param source of the verdicts, for the log
 * @throws StoryError `unsafe_request`
 */
export function refuse(answers: OwnAnswers, verdicts: readonly (SafetyCategory | undefined)[], source: string): void {
  const fields: Record<string, string> = {};
  const refusedInterests: number[] = [];
  const detail: string[] = [];
  for (const [i, { field, text }] of ownWordsIn(answers).entries()) {
    const category = safetyCategories.find(({ id }) => id === verdicts[i]);
    if (!category) continue;
    if (field === "interests") refusedInterests.push(answers.interests?.indexOf(text) ?? 0);
    if (fields[field]) continue;
    fields[field] = category.sentence;
    detail.push(`${field}: ${category.id}`);
  }
  if (detail.length === 0) return;
  const places = refusedInterests.length > 0 && { refusedInterests };
  throw new StoryError("unsafe_request", { fields, ...places, detail: `${source}${detail.join(", ")}` });
}
