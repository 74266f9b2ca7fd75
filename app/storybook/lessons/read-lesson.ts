import { isPreset, lessons } from "../../story/catalogue";
import { withoutBrands } from "../../story/character-kinds";
import type { AskedLesson } from "../love";
import { houseRule } from "./house-rule";
import { nearestLesson } from "./nearest-lesson";
import { sayLesson } from "./say-lesson";

/** What a lesson of the wizard or of a parent's own means to the teller. The same words always mean the same. */
export function readLesson(words: string): AskedLesson {
  if (isPreset(lessons, words)) return { lesson: words };
  const lesson = nearestLesson(words);
  const habit = houseRule(words);
  return habit === undefined ? { lesson, say: sayLesson(withoutBrands(words)) } : { lesson, habit };
}
