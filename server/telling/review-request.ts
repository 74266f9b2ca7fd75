import { interests, isPreset, lessons } from "../../app/story/catalogue";
import { StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import { safetyCategories } from "../../app/story/safety-categories";
import { refusedFor } from "../safety/review-words";

/**
 * Reviews the parent's own words before anything is made of them; presets are ours.
 * @throws StoryError `unsafe_request` with a sentence for each field that has what we do not tell of. It never carries
 *   the words.
 */
export function reviewRequest({ interests: chosen, lesson }: StoryRequest): void {
  const refused = {
    interests: chosen
      .filter((interest) => !isPreset(interests, interest))
      .map((interest) => refusedFor(interest, "interest"))
      .find((category) => category !== undefined),
    lesson: isPreset(lessons, lesson) ? undefined : refusedFor(lesson, "lesson"),
  };
  const fields: Record<string, string> = {};
  const detail: string[] = [];
  for (const [field, refusal] of Object.entries(refused)) {
    const category = safetyCategories.find(({ id }) => id === refusal);
    if (!category) continue;
    fields[field] = category.sentence;
    detail.push(`${field}: ${category.id}`);
  }
  if (detail.length > 0) throw new StoryError("unsafe_request", { fields, detail: detail.join(", ") });
}
