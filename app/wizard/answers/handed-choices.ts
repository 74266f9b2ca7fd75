import { furtherThemes, interests, isPreset, labelOf, styles } from "../../story/catalogue";
import { type Answers, hasInterest } from "./answers";
import type { Preselection } from "./preselection";

/** Only our own words are set as prose, since an address may hand over anyone's. */
const isOurs = (interest: string) => isPreset(interests, interest) || furtherThemes.includes(interest);

/** The handed-over choices that still stand, in words; their questions may be steps away. */
export function handedChoices(handed: Preselection, answers: Answers): string[] {
  const words: string[] = [];
  if (handed.age !== undefined && handed.age === answers.age) words.push(`Age ${handed.age}`);
  for (const interest of handed.interests ?? []) {
    if (isOurs(interest) && hasInterest(answers, interest)) words.push(labelOf(interests, interest));
  }
  if (handed.style !== undefined && handed.style === answers.style) words.push(`${labelOf(styles, handed.style)} mood`);
  return words;
}
