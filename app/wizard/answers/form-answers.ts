import { answerFields } from "../../story/answers";
import { cleanText } from "../../story/own-words/clean-text";
import { nothingTyped, type TypedWords } from "../own-words/typed-words";
import { type Answers, parseAnswers } from "./answers";

/** Names of the text fields; the other controls bear the names of the story request. */
export const customInterestsName = "custom_interests";
export const customLessonName = "custom_lesson";
/** With its one value: asks for the storybook. */
export const storytellerName = "storyteller";

// A phone's Arabic, Chinese or Japanese keyboard has commas of its own.
const commas = /[,\u060C\u3001\uFF0C]/u;

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}

/** What is ticked in the form, without the text fields; in the story request's shape, unchecked. */
function tickedAnswers(form: FormData): Record<string, unknown> {
  const ticked: Record<string, unknown> = {};
  for (const name of answerFields) {
    if (name === "interests") continue;
    const value = text(form, name);
    if (value !== undefined) ticked[name] = value;
  }
  // Anything but digits stays as it is, for the schema to refuse.
  if (typeof ticked.age === "string" && /^\d+$/.test(ticked.age)) ticked.age = Number(ticked.age);
  const interests = texts(form, "interests");
  if (interests.length > 0) ticked.interests = interests;
  return ticked;
}

/** The posted form as the body that `parseStoryRequest` checks. What was not answered is left out. */
export function answersFromForm(form: FormData): Record<string, unknown> {
  const answers = tickedAnswers(form);
  const own = texts(form, customInterestsName)
    .flatMap((typed) => typed.split(commas))
    .filter((interest) => cleanText(interest) !== "");
  if (own.length > 0) answers.interests = [...texts(form, "interests"), ...own];
  const storyteller = text(form, storytellerName);
  if (storyteller !== undefined) answers.storyteller = storyteller;
  const lesson = text(form, customLessonName);
  if (lesson !== undefined && cleanText(lesson) !== "") answers.lesson = lesson;
  return answers;
}

export interface EnteredForm {
  answers: Answers;
  typed: TypedWords;
}

/** The form as the parent left it: the ticks as answers, and the text fields' words to the letter, fit or not. */
export function enteredInForm(form: FormData): EnteredForm {
  return {
    answers: parseAnswers(tickedAnswers(form)),
    typed: {
      interests: text(form, customInterestsName) ?? nothingTyped.interests,
      lesson: text(form, customLessonName) ?? nothingTyped.lesson,
    },
  };
}

/** Earlier answers with those on top that were given on the page before its script arrived. */
export function withTicked(earlier: Answers, ticked: Answers): Answers {
  const interests = [...earlier.interests, ...ticked.interests];
  return parseAnswers({ ...earlier, ...ticked, interests });
}
