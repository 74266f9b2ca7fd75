import type { SafetyCategory } from "../../../app/story/safety-categories";

export interface Hit {
  readonly category: SafetyCategory;
  /** A lesson may name it to warn. */
  readonly unlessWarned: boolean;
}

/** Where words break several rules, the first of them names the reason. */
export const requestCategories: readonly SafetyCategory[] = [
  "instructions",
  "self_harm",
  "hate",
  "sex",
  "profanity",
  "gore",
  "weapons_violence",
  "drugs",
  "gambling",
  "dangerous_play",
];
/** One letter for each category, small where it is never allowed. */
const letters = "abcdefghij";

const hits: ReadonlyMap<string, Hit> = new Map(
  requestCategories.flatMap((category, i): [string, Hit][] => {
    const letter = letters.charAt(i);
    return [
      [letter, { category, unlessWarned: false }],
      [letter.toUpperCase(), { category, unlessWarned: true }],
    ];
  }),
);

/** What a letter of the generated tables stands for. */
export function hitOf(tag: string | undefined): Hit | undefined {
  return tag === undefined ? undefined : hits.get(tag);
}

/** @throws Error for a category that no rule may name */
export function tagOf({ category, unlessWarned }: Hit): string {
  const letter = letters.charAt(requestCategories.indexOf(category));
  if (letter === "") throw new Error(`No category of requests: ${category}`);
  return unlessWarned ? letter.toUpperCase() : letter;
}
