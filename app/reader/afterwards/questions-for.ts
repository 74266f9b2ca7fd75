import { isPreset, lessons } from "../../story/catalogue";
import type { StoryMetadata } from "../../story/told/metadata";
import { agesFor } from "../../storybook/tale";
import { questionsByLesson, questionsForAny, questionsForOwnLesson } from "./questions";

/** Two questions for afterwards, by the child's age and the story's lesson. */
export function questionsFor({ age, lesson }: Pick<StoryMetadata, "age" | "lesson">): readonly [string, string] {
  const ages = agesFor(age);
  if (!lesson) return questionsForAny[ages];
  return (isPreset(lessons, lesson) ? questionsByLesson[lesson] : questionsForOwnLesson)[ages];
}
