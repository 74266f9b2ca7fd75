import { type ComponentType, lazy, Suspense } from "react";
import { storageKeys } from "../../ui/storage-keys";
import { type Answers, parseAnswers } from "../../wizard/answers/answers";
import type { ChildQuestionProps } from "./child-question.client";

const nothing: { default: ComponentType<ChildQuestionProps> } = { default: () => null };

/** Comes with the first answer, or for who has told a story before. Where it does not come, the questions do without it. */
const ChildQuestion = lazy(() => import("./child-question.client").catch(() => nothing));

function isAnyKnown(): boolean {
  try {
    return localStorage.getItem(storageKeys.children) !== null;
  } catch {
    return false;
  }
}

/** What the wizard asks of the child beside its questions, below two of them. Only in the browser. */
export function childQuestions(answers: Answers, onAnswers: (next: Answers) => void) {
  if (answers.age === undefined && !isAnyKnown()) return undefined;
  const choose = (stored: unknown) => onAnswers(parseAnswers(stored));
  const question = (asksName: boolean) => (
    <Suspense>
      <ChildQuestion asksName={asksName} onChoose={choose} />
    </Suspense>
  );
  return { age: question(false), gender: question(true) };
}
