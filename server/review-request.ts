import { interests, isPreset, lessons } from "../app/story/catalogue";
import { StoryError } from "../app/story/story-errors";
import type { StoryRequest } from "../app/story/story-request";
import { brokenRule } from "./safety-rules";

/**
 * Reviews the parent's own words before anything is made of them; presets are ours.
 * @throws StoryError `unsafe_request` with a sentence for each field that breaks a rule. It never carries the words.
 */
export function reviewRequest(request: StoryRequest): void {
  const ownWords = {
    interests: request.interests.filter((interest) => !isPreset(interests, interest)),
    lesson: isPreset(lessons, request.lesson) ? [] : [request.lesson],
  };
  const fields: Record<string, string> = {};
  const detail: string[] = [];
  for (const [field, texts] of Object.entries(ownWords)) {
    const rule = texts.map(brokenRule).find((broken) => broken !== undefined);
    if (!rule) continue;
    fields[field] = rule.sentence;
    detail.push(`${field}: ${rule.category}`);
  }
  if (detail.length > 0) throw new StoryError("unsafe_request", { fields, detail: detail.join(", ") });
}
