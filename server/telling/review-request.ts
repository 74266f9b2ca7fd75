import { ownWordsIn } from "../../app/story/answers";
import { StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import { safetyCategories } from "../../app/story/safety-categories";
import { refusedFor } from "../safety/review-words";

/**
 * Reviews the parent's own words before anything is made of them; presets are ours.
 * @throws StoryError `unsafe_request` with a sentence for each field that has what we do not tell of. It never carries
 *   the words.
 */
export function reviewRequest(request: StoryRequest): void {
  const fields: Record<string, string> = {};
  const detail: string[] = [];
  for (const { field, text } of ownWordsIn(request)) {
    if (fields[field]) continue;
    const refusal = refusedFor(text, field === "lesson" ? "lesson" : "interest");
    const category = safetyCategories.find(({ id }) => id === refusal);
    if (!category) continue;
    fields[field] = category.sentence;
    detail.push(`${field}: ${category.id}`);
  }
  if (detail.length > 0) throw new StoryError("unsafe_request", { fields, detail: detail.join(", ") });
}
