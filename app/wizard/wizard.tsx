import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type StepField, steps } from "../story/steps";
import { type Answers, isAnswered } from "./answers/answers";
import { sendHeld, wizardFormId } from "./before-paint";
import { WizardNavigation } from "./navigation";
import { noRefusals, type Refusal, type Refusals } from "./own-words/refusals";
import { nothingTyped, type OwnWordsField, type TypedWords, takesOwnWords } from "./own-words/typed-words";
import { useOwnWords } from "./own-words/use-own-words";
import { ErrorSummary } from "./steps/error-summary";
import { InterestsStep } from "./steps/interests-step";
import { LessonStep } from "./steps/lesson-step";
import type { ChoiceNotes } from "./steps/props";
import { SingleChoiceStep } from "./steps/single-choice-step";
import { useButtonAttention } from "./use-button-attention";
import { focusMarked, useShownStep } from "./use-shown-step";

export interface WizardProps {
  answers: Answers;
  step: StepField;
  /** False on the server and in the first render of the page: until then the form is a plain one. */
  hydrated: boolean;
  /** Field → sentence, as the server said it. */
  errors?: Readonly<Record<string, string>>;
  /** What a posted form had in its text fields. */
  typed?: TypedWords;
  /** Own words that are known to be refused. */
  refusals?: Refusals;
  /** What else stands below the answers of a question. */
  more?: Partial<Readonly<Record<StepField, ReactNode>>> | undefined;
  notes?: Partial<Readonly<Record<StepField, ChoiceNotes>>> | undefined;
  onRefused?(refusal: Refusal): void;
  onAnswers(next: Answers): void;
  /** To the next step. `onAnswers` may have been called just before. */
  onContinue(): void;
  onBack(): void;
  onCreate(answers: Answers): void;
}

export function Wizard({ answers, step, hydrated, errors = {}, typed = nothingTyped, ...props }: WizardProps) {
  const { refusals = noRefusals, more, notes, onRefused = () => {}, ...on } = props;
  const form = useRef<HTMLFormElement>(null);
  const [announcement, announce] = useState("");
  const { attention, drawAttention } = useButtonAttention(step);
  const own = useOwnWords({ answers, hydrated, posted: typed, refusals, onAnswers: on.onAnswers, onRefused });
  useShownStep(step, hydrated, form, announce);
  useEffect(() => {
    if (hydrated && form.current) sendHeld(form.current);
  }, [hydrated]);
  const answered = isAnswered(answers, step);
  const isLast = step === steps.at(-1)?.field;

  function take(next: Answers) {
    if (next === answers) return;
    own.forget(step);
    on.onAnswers(next);
    own.review(answers, next);
  }

  function select(next: Answers, message = "") {
    if (next === answers) return;
    take(next);
    drawAttention(!answered && isAnswered(next, step));
    announce(message);
  }

  function remove(next: Answers, message: string) {
    take(next);
    announce(message);
  }

  function goOn() {
    if (!answered) return;
    if (own.refused.some(({ field }) => field === step)) return focusMarked(step);
    if (takesOwnWords(step)) {
      if (own.problem(step) !== undefined) return own.focus(step);
      take(own.takeInTyped([step]));
    }
    on.onContinue();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const [refused] = own.refused;
    if (!isLast) goOn();
    // What is refused is told by nobody.
    else if (refused) window.location.hash = refused.field;
    else if (answered) {
      const complete = own.takeInTyped(["interests", "lesson"]);
      if (complete !== answers) on.onAnswers(complete);
      on.onCreate(complete);
    }
  }

  const sentences: Record<string, string | undefined> = { ...errors };
  for (const { field, sentence } of own.refused) sentences[field] ??= sentence;
  const question = (field: StepField) => ({ answers, error: sentences[field], onSelect: select });
  const ownWords = (field: OwnWordsField) => ({
    ...question(field),
    hydrated,
    typed: own.typed[field],
    refused: own.refused.filter((refusal) => refusal.field === field).map(({ text }) => text),
    problem: own.problem(field),
    notice: own.notices[field],
    input: own.inputs[field],
    onTyped: (text: string) => own.type(field, text),
    onRemove: remove,
    onOther: () => own.focus(field),
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
      {/* What concerns the question on the screen is said there. */}
      <ErrorSummary errors={{ ...sentences, ...own.notices, ...(hydrated && { [step]: undefined }) }} />
      {steps.map(({ field }) => {
        if (field === "interests") return <InterestsStep key={field} {...ownWords(field)} />;
        if (field === "lesson") return <LessonStep key={field} {...ownWords(field)} />;
        return (
          <SingleChoiceStep
            key={field}
            field={field}
            {...question(field)}
            more={more?.[field]}
            notes={notes?.[field]}
          />
        );
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
