import { answerFields, ownWordsIn, type StoryAnswers } from "../../story/answers";
import {
  ages,
  type Choice,
  isPreset,
  isSingleChoice,
  maxInterests,
  type SingleChoiceField,
  singleChoices,
} from "../../story/catalogue";
import { foldText } from "../../story/own-words/clean-text";
import {
  cleanInterest,
  cleanLesson,
  fitsInterest,
  fitsLesson,
  withoutDuplicates,
} from "../../story/own-words/own-words";
import { type StepField, steps } from "../../story/steps";

/** What a parent has answered so far, in wire values. Texts are clean and within their limits. */
export type Answers = Partial<Readonly<Omit<StoryAnswers, "interests">>> & { readonly interests: readonly string[] };

export const noAnswers: Answers = { interests: [] };

export function isAnswered(answers: Answers, field: StepField): boolean {
  return field === "interests" ? answers.interests.length > 0 : answers[field] !== undefined;
}

export function firstUnanswered(answers: Answers): StepField | undefined {
  return steps.find(({ field }) => !isAnswered(answers, field))?.field;
}

export function hasInterest(answers: Answers, interest: string): boolean {
  const folded = foldText(interest);
  return answers.interests.some((chosen) => foldText(chosen) === folded);
}

export function hasAllInterests(answers: Answers): boolean {
  return answers.interests.length >= maxInterests;
}

/** The same answers when there is nothing to add: blank, too long, chosen already, or at the limit. */
export function addInterest(answers: Answers, raw: string): Answers {
  const interest = cleanInterest(raw);
  if (interest === "" || !fitsInterest(interest)) return answers;
  if (hasInterest(answers, interest) || hasAllInterests(answers)) return answers;
  return { ...answers, interests: [...answers.interests, interest] };
}

export function removeInterest(answers: Answers, interest: string): Answers {
  return { ...answers, interests: answers.interests.filter((chosen) => chosen !== interest) };
}

/** A preset's value or a parent's own words. The same answers when they are blank or too long. */
export function chooseLesson(answers: Answers, raw: string): Answers {
  const lesson = cleanLesson(raw);
  if (lesson === "" || !fitsLesson(lesson) || lesson === answers.lesson) return answers;
  return { ...answers, lesson };
}

export function removeLesson({ lesson: _, ...rest }: Answers): Answers {
  return rest;
}

/** The interests that a parent wrote. */
export function ownInterests({ interests }: Answers): string[] {
  return ownWordsIn({ interests: [...interests] }).map(({ text }) => text);
}

/** The lesson, where a parent wrote it. */
export function ownLesson({ lesson }: Answers): string | undefined {
  return ownWordsIn({ lesson })[0]?.text;
}

function parseInterests(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((text) => typeof text === "string").map(cleanInterest);
  return withoutDuplicates(texts.filter((text) => text !== "" && fitsInterest(text))).slice(0, maxInterests);
}

/** The chosen value as answers have it, which for an age is a number; undefined for anything that is no choice. */
function parseChoice(field: SingleChoiceField, value: unknown): string | number | undefined {
  if (field === "age") return typeof value === "number" && ages.includes(value) ? value : undefined;
  const choices: readonly Choice[] = singleChoices[field];
  return typeof value === "string" && isPreset(choices, value) ? value : undefined;
}

/** Reads anything that was stored or sent as answers; what is malformed is left out. Never throws. */
export function parseAnswers(value: unknown): Answers {
  if (typeof value !== "object" || value === null) return noAnswers;
  const given = value as Record<string, unknown>;
  const chosen: Record<string, string | number> = {};
  for (const field of answerFields) {
    const choice = isSingleChoice(field) ? parseChoice(field, given[field]) : undefined;
    if (choice !== undefined) chosen[field] = choice;
  }
  const answers: Answers = { ...chosen, interests: parseInterests(given.interests) };
  return typeof given.lesson === "string" ? chooseLesson(answers, given.lesson) : answers;
}
