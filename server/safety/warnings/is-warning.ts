/*
 * Whether hard words serve to warn or to comfort. For text in lower case without accents.
 */
import { warningPatterns, warningTags, warningWords } from "../generated/warning-patterns";
import { createPatternFinder } from "../tables/pattern-finder";
import { createWordTable } from "../tables/word-table";
import { type WarningList, warningLists } from "./lists";

export type OwnWordsField = "interest" | "lesson";

const letterOf = Object.fromEntries(Object.entries(warningLists).map(([letter, list]) => [list, letter])) as Readonly<
  Record<WarningList, string>
>;
const words = createWordTable(warningWords);
const finder = createPatternFinder(warningPatterns);
/** In folded text all but separators are letters or digits. */
const word = /[^\0-/:-\x60{-\xbf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+/g;

function has(text: string, list: WarningList): boolean {
  const letter = letterOf[list];
  if ((text.match(word) ?? []).some((one) => words.get(one)?.includes(letter))) return true;
  for (const [pattern] of finder.candidates(text, (index) => warningTags[index] === letter))
    if (text.search(pattern) >= 0) return true;
  return false;
}

function without(text: string, list: WarningList): string {
  const letter = letterOf[list];
  let left = text;
  for (const [pattern] of finder.candidates(text, (index) => warningTags[index] === letter))
    left = left.replace(pattern, "¤");
  return left;
}

/** Whether a lesson says that something is fun or right, and nowhere says no. */
export function isPraise(bare: string): boolean {
  return has(without(bare, "denied-praise"), "praise") && !has(bare, "refusal");
}

/**
 * Whether a parent names hard words, the first of them at `hitAt`, only to keep a child from them. A lesson may say so
 * in any way; an interest only by saying no before it.
 */
export function isWarning(bare: string, field: OwnWordsField, hitAt: number): boolean {
  if (has(without(bare, "denied-praise"), "praise")) return false;
  if (field === "interest") return has(bare.slice(Math.max(0, hitAt - 40), hitAt), "refusal");
  const meant = without(bare, "careless-no");
  return has(meant, "refusal") || has(meant, "concern");
}
