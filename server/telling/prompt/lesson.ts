import { isPreset, lessons } from "../../../app/story/catalogue";
import type { StoryRequest } from "../../../app/story/request";
import { readLesson } from "../../../app/storybook/lessons/read-lesson";
import { fillKnown } from "../../../app/storybook/teller/fill";
import { pronounsOf } from "../../../app/storybook/teller/pronouns";
import { lessonScenes } from "./tables";

/** What is no choice is made none: a rule of the house is done on the way to bed, as the storybook does it. */
export function lessonFor({ lesson, gender }: Pick<StoryRequest, "lesson" | "gender">): string {
  if (isPreset(lessons, lesson)) return lessonScenes[lesson];
  const { habit, lesson: nearest } = readLesson(lesson);
  if (habit === undefined) {
    return 'The "lesson" in the block below. A fact, a skill or a habit is no choice: the child finds it out or does it on the way, and the choice is one that goes with it.';
  }
  const done = fillKnown(habit, pronounsOf(gender));
  return `The "lesson" in the block below is a rule of the house and no choice: it is told in passing, on the way to bed, that the child ${done}. The choice: ${lessonScenes[nearest]}`;
}
