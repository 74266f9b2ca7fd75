import { maxInterests } from "../../story/catalogue";
import { cleanText } from "../../story/own-words/clean-text";
import {
  cleanInterest,
  cleanLesson,
  fitsInterest,
  fitsLesson,
  interestTooLong,
  lessonTooLong,
} from "../../story/own-words/own-words";
import { type Answers, addInterest, chooseLesson, hasAllInterests, hasInterest } from "../answers/answers";
import { noRefusals, type Refusals, refusalOf } from "./refusals";

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
export function problemWith(
  answers: Answers,
  field: OwnWordsField,
  typed: string,
  refusals: Refusals = noRefusals,
): string | undefined {
  if (isBlank(typed)) return undefined;
  const text = field === "lesson" ? cleanLesson(typed) : cleanInterest(typed);
  if (field === "lesson" && !fitsLesson(text)) return lessonTooLong;
  if (field === "interests" && !fitsInterest(text)) return interestTooLong;
  if (field === "interests" && hasAllInterests(answers) && !hasInterest(answers, text)) return allInterestsChosen;
  return refusalOf(refusals, field, text);
}

/** The answers with the typed words among them. Words that have a problem change nothing. */
export function takeIn(answers: Answers, field: OwnWordsField, text: string): Answers {
  return field === "interests" ? addInterest(answers, text) : chooseLesson(answers, text);
}

/** Said where words are typed that would be the question's first answer, since the way on is closed until then. */
export function howToAdd(buttonLabel: string): string {
  return `Press ‘${buttonLabel}’ to add these words. Then you can continue.`;
}

/** Said at the field after words had to leave the answers. */
export function takenOut(text: string, sentence: string): string {
  return `We took out ‘${text}’. ${sentence}`;
}
