import { useState } from "react";
import { type Answers, removeInterest, removeLesson } from "../answers/answers";
import { type Refusal, type Refusals, refusedAmong } from "./refusals";
import {
  isBlank,
  type OwnWordsField,
  problemWith,
  type TypedWords,
  takeIn,
  takenOut,
  takesOwnWords,
} from "./typed-words";
import { useReviews } from "./use-reviews";
import { useTypedWords } from "./use-typed-words";

interface OwnWordsOptions {
  readonly answers: Answers;
  readonly hydrated: boolean;
  /** What a posted form had in its text fields. */
  readonly posted: TypedWords;
  readonly refusals: Refusals;
  onAnswers(next: Answers): void;
  onRefused(refusal: Refusal): void;
}

type Notices = Partial<Readonly<Record<OwnWordsField, string>>>;

/** The parent's own words, from the field to the answer and, where they are refused, out of it again. */
export function useOwnWords({ answers, hydrated, posted, refusals, onAnswers, onRefused }: OwnWordsOptions) {
  const { typed, inputs, type, focus } = useTypedWords(posted);
  /** What was taken out, said until the parent answers that question again. */
  const [notices, setNotices] = useState<Notices>({});
  const refused = refusedAmong(answers, refusals);

  const forget = (field: string) => {
    if (takesOwnWords(field) && notices[field] !== undefined) setNotices({ ...notices, [field]: undefined });
  };

  const review = useReviews((refusal) => {
    const { field, text, sentence } = refusal;
    onRefused(refusal);
    const isAnswer = field === "lesson" ? answers.lesson === text : answers.interests.includes(text);
    if (!isAnswer) return;
    // Its chip, and with it maybe the focus, goes.
    const hadFocus = document.activeElement?.closest(".own-chip") != null;
    onAnswers(field === "lesson" ? removeLesson(answers) : removeInterest(answers, text));
    setNotices((now) => ({ ...now, [field]: takenOut(text, sentence) }));
    if (hadFocus) focus(field);
  });

  // Without JavaScript the field takes several interests, and the server judges them.
  const problem = (field: OwnWordsField) =>
    hydrated ? problemWith(answers, field, typed[field], refusals) : undefined;

  /** Words that were typed and not added yet are meant all the same. */
  function takeInTyped(fields: readonly OwnWordsField[]): Answers {
    let next = answers;
    for (const field of fields) {
      if (isBlank(typed[field]) || problem(field) !== undefined) continue;
      next = takeIn(next, field, typed[field]);
      type(field, "");
    }
    return next;
  }

  return {
    typed,
    inputs,
    /** Known to be refused and still among the answers: the story cannot be told with them. */
    refused,
    notices,
    problem,
    takeInTyped,
    review,
    focus,
    forget,
    type(field: OwnWordsField, text: string) {
      forget(field);
      type(field, text);
    },
  };
}
