import { interests, labelOf, styles } from "../../story/catalogue";
import { type Answers, hasInterest } from "./answers";
import type { Preselection } from "./preselection";

/** The handed-over choices that still stand, in words; their questions may be steps away. */
export function handedChoices(handed: Preselection, answers: Answers): string[] {
  const words: string[] = [];
  if (handed.age !== undefined && handed.age === answers.age) words.push(`Age ${handed.age}`);
  for (const interest of handed.interests ?? []) {
    if (hasInterest(answers, interest)) words.push(labelOf(interests, interest));
  }
  if (handed.style !== undefined && handed.style === answers.style) words.push(`${labelOf(styles, handed.style)} mood`);
  return words;
}
