import { type ComponentType, useEffect, useState } from "react";
import { type Answers, parseAnswers } from "../../wizard/answers/answers";
import type { ChildQuestionProps } from "./child-question.client";

/**
 * What the wizard asks of the child beside its questions, below two of them. It comes once the page works, so that it is
 * there without a network too; where it does not come, the questions do without it.
 */
export function useChildQuestions(onAnswers: (next: Answers) => void) {
  const [Question, setQuestion] = useState<ComponentType<ChildQuestionProps>>();
  useEffect(() => {
    import("./child-question.client").then(
      (loaded) => setQuestion(() => loaded.default),
      () => {},
    );
  }, []);
  if (!Question) return undefined;
  const choose = (stored: unknown) => onAnswers(parseAnswers(stored));
  return { age: <Question asksName={false} onChoose={choose} />, gender: <Question asksName onChoose={choose} /> };
}
