import { type FormEvent, useEffect, useRef, useState } from "react";
import { type StepField, steps } from "../story/steps";
import { type Answers, isAnswered } from "./answers/answers";
import { sendHeld, wizardFormId } from "./before-paint";
import { WizardNavigation } from "./navigation";
import {
  isBlank,
  nothingTyped,
  type OwnWordsField,
  problemWith,
  type TypedWords,
  takeIn,
  takesOwnWords,
} from "./own-words/typed-words";
import { useTypedWords } from "./own-words/use-typed-words";
import { ErrorSummary } from "./steps/error-summary";
import { InterestsStep } from "./steps/interests-step";
import { LessonStep } from "./steps/lesson-step";
import { SingleChoiceStep } from "./steps/single-choice-step";
import { useButtonAttention } from "./use-button-attention";
import { useShownStep } from "./use-shown-step";

export interface WizardProps {
  answers: Answers;
  step: StepField;
  /** False on the server and in the first render of the page: until then the form is a plain one. */
  hydrated: boolean;
  /** Field → sentence, as the server said it. */
  errors?: Readonly<Record<string, string>>;
  /** What a posted form had in its text fields. */
  typed?: TypedWords;
  onAnswers(next: Answers): void;
  /** To the next step. `onAnswers` may have been called just before. */
  onContinue(): void;
  onBack(): void;
  onCreate(answers: Answers): void;
}

export function Wizard({ answers, step, hydrated, errors = {}, typed: posted = nothingTyped, ...on }: WizardProps) {
  const form = useRef<HTMLFormElement>(null);
  const [announcement, announce] = useState("");
  const { attention, drawAttention } = useButtonAttention(step);
  const { typed, inputs, type, focus } = useTypedWords(posted);
  useShownStep(step, hydrated, form, announce);
  useEffect(() => {
    if (hydrated && form.current) sendHeld(form.current);
  }, [hydrated]);
  const answered = isAnswered(answers, step);
  const isLast = step === steps.at(-1)?.field;

  function select(next: Answers, message = "") {
    if (next === answers) return;
    on.onAnswers(next);
    drawAttention(!answered && isAnswered(next, step));
    announce(message);
  }

  function remove(next: Answers, message: string) {
    on.onAnswers(next);
    announce(message);
  }

  /** Words that were typed and not added yet are meant all the same. */
  function takeInTyped(fields: readonly OwnWordsField[]): Answers {
    let next = answers;
    for (const field of fields) {
      if (isBlank(typed[field]) || problemWith(next, field, typed[field]) !== undefined) continue;
      next = takeIn(next, field, typed[field]);
      type(field, "");
    }
    if (next !== answers) on.onAnswers(next);
    return next;
  }

  function goOn() {
    if (!answered) return;
    if (takesOwnWords(step)) {
      if (problemWith(answers, step, typed[step]) !== undefined) return focus(step);
      takeInTyped([step]);
    }
    on.onContinue();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLast) goOn();
    else if (answered) on.onCreate(takeInTyped(["interests", "lesson"]));
  }

  const question = (field: StepField) => ({ answers, error: errors[field], onSelect: select });
  const ownWords = (field: OwnWordsField) => ({
    ...question(field),
    hydrated,
    typed: typed[field],
    // Without JavaScript the field takes several interests, and the server judges them.
    problem: hydrated ? problemWith(answers, field, typed[field]) : undefined,
    input: inputs[field],
    onTyped: (text: string) => type(field, text),
    onRemove: remove,
  });

  return (
    <form
      ref={form}
      id={wizardFormId}
      className="wizard"
      method="post"
      action="/?index"
      // Firefox would tick after a reload what was ticked before it, and enable what was enabled: as if by the parent.
      autoComplete="off"
      onSubmit={submit}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ErrorSummary errors={errors} />
      {steps.map(({ field }) => {
        if (field === "interests") return <InterestsStep key={field} {...ownWords(field)} />;
        if (field === "lesson") return <LessonStep key={field} {...ownWords(field)} />;
        return <SingleChoiceStep key={field} field={field} {...question(field)} />;
      })}
      <WizardNavigation
        hydrated={hydrated}
        answered={answered}
        attention={attention}
        onBack={on.onBack}
        onContinue={goOn}
      />
    </form>
  );
}
