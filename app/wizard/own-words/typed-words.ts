import { maxInterests } from "../../story/catalogue";
import { cleanText } from "../../story/clean-text";
import {
  cleanInterest,
  cleanLesson,
  fitsInterest,
  fitsLesson,
  interestTooLong,
  lessonTooLong,
} from "../../story/own-words";
import { type Answers, addInterest, chooseLesson, hasAllInterests, hasInterest } from "../answers/answers";

/** What stands in the two text fields and is no answer yet. */
export interface TypedWords {
  readonly interests: string;
  readonly lesson: string;
}

export type OwnWordsField = keyof TypedWords;

export const nothingTyped: TypedWords = { interests: "", lesson: "" };

export const allInterestsChosen = `That makes ${maxInterests} interests, as many as one story can hold. Remove one to choose another.`;

export function takesOwnWords(field: string): field is OwnWordsField {
  return field === "interests" || field === "lesson";
}

export function isBlank(text: string): boolean {
  return cleanText(text) === "";
}

/** The sentence that says why the words cannot become an answer, if they cannot. */
export function problemWith(answers: Answers, field: OwnWordsField, text: string): string | undefined {
  if (isBlank(text)) return undefined;
  if (field === "lesson") return fitsLesson(cleanLesson(text)) ? undefined : lessonTooLong;
  const interest = cleanInterest(text);
  if (!fitsInterest(interest)) return interestTooLong;
  return hasAllInterests(answers) && !hasInterest(answers, interest) ? allInterestsChosen : undefined;
}

/** The answers with the typed words among them. Words that have a problem change nothing. */
export function takeIn(answers: Answers, field: OwnWordsField, text: string): Answers {
  return field === "interests" ? addInterest(answers, text) : chooseLesson(answers, text);
}
