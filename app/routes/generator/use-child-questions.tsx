import { useLatePart } from "../../ui/late-parts/use-late-part";
import { type Answers, parseAnswers } from "../../wizard/answers/answers";

const loadQuestion = async () => (await import("./child-question.client")).default;

/** What the wizard asks of the child beside its questions, below two of them. */
export function useChildQuestions(onAnswers: (next: Answers) => void) {
  const [Question] = useLatePart(loadQuestion);
  if (!Question) return undefined;
  const choose = (stored: unknown) => onAnswers(parseAnswers(stored));
  return { age: <Question asksName={false} onChoose={choose} />, gender: <Question asksName onChoose={choose} /> };
}
