import { type OwnWords, ownWordsIn } from "../../story/answers";
import { foldText } from "../../story/own-words/clean-text";
import type { Answers } from "../answers/answers";

/** A parent's own words that were refused, and the sentence that says why. */
export interface Refusal extends OwnWords {
  readonly sentence: string;
}

export type Refusals = readonly Refusal[];

export const noRefusals: Refusals = [];

export function refusalOf(refusals: Refusals, field: OwnWords["field"], text: string): string | undefined {
  const folded = foldText(text);
  return refusals.find((refusal) => refusal.field === field && foldText(refusal.text) === folded)?.sentence;
}

/** Those of the words among the answers that are known to be refused, in the order of the questions. */
export function refusedAmong(answers: Answers, refusals: Refusals): Refusals {
  const { interests, lesson } = answers;
  return ownWordsIn({ interests: [...interests], lesson }).flatMap((own) => {
    const sentence = refusalOf(refusals, own.field, own.text);
    return sentence === undefined ? [] : [{ ...own, sentence }];
  });
}

/** What the server said of a whole request. */
export interface RefusedRequest {
  /** Field → sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Places in the answers' interests. */
  readonly refusedInterests?: readonly number[] | undefined;
}

/** The same, word by word; and what it said of an answer without saying of which words. */
export function readRefused(answers: Answers, { fields, refusedInterests = [] }: RefusedRequest) {
  const { interests: sentence, lesson, ...others } = fields;
  const errors: Record<string, string> = { ...others };
  const refusals: Refusal[] = [];
  const own = ownWordsIn({ interests: [...answers.interests], lesson: answers.lesson });
  const named = refusedInterests.map((place) => answers.interests[place]);
  for (const words of own) {
    if (words.field === "interests" && sentence !== undefined && named.includes(words.text)) {
      refusals.push({ ...words, sentence });
    }
    if (words.field === "lesson" && lesson !== undefined) refusals.push({ ...words, sentence: lesson });
  }
  for (const [field, said] of Object.entries({ interests: sentence, lesson })) {
    if (said !== undefined && !refusals.some((refusal) => refusal.field === field)) errors[field] = said;
  }
  return { refusals, errors };
}
