import type { StoryMetadata } from "../../app/story/told/metadata";

/** All that a story is told apart by, in one order: what a receipt vouches for, and what a shared story is found by. */
export function canonical(story: string, { age, style, readingTime, lesson, title }: StoryMetadata) {
  return [story, age, style, readingTime, lesson ?? null, title] as const;
}
