import {
  type Choice,
  interests,
  isPreset,
  lessons,
  maxInterestLength,
  maxInterests,
  maxLessonLength,
} from "../catalogue";
import { cleanText, countCodePoints, foldText } from "./clean-text";

/*
 * What a parent writes beside the presets. Kept apart from the schema, so that the wizard's first
 * bundle needs no zod.
 */

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

/** Whether a cleaned interest keeps the limit. */
export function fitsInterest(text: string): boolean {
  return isPreset(interests, text) || countCodePoints(text) <= maxInterestLength;
}

/** Whether a cleaned lesson keeps the limit. */
export function fitsLesson(text: string): boolean {
  return isPreset(lessons, text) || countCodePoints(text) <= maxLessonLength;
}

export const interestTooLong = `Please use at most ${maxInterestLength} characters for one interest.`;
export const lessonTooLong = `Please use at most ${maxLessonLength} characters for the lesson.`;
export const tooManyInterests = `Please choose at most ${maxInterests} interests.`;
