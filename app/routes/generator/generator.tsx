import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type StepField, steps } from "../../story/steps";
import { Masthead } from "../../ui/masthead";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { type Answers, firstUnanswered, noAnswers } from "../../wizard/answers";
import type { Preselection } from "../../wizard/preselection";
import { Wizard } from "../../wizard/wizard";
import type { FormOutcome } from "./form-action";
import { useAnswers } from "./use-answers";
import { tidyAddress, usePlace } from "./use-place";
import "./generator.css";

// The story's screens, the stream and the schema: loaded while the parent answers, not before the first question.
const loadTelling = () => import("./telling-screen");
const TellingScreen = lazy(loadTelling);
const ToldScreen = lazy(() => import("./told-screen"));

export interface GeneratorProps {
  /** A choice handed over in the address. */
  preselected: Preselection;
  /** Of the form posted by the browser itself. */
  outcome: FormOutcome | undefined;
}

function isAfter(field: StepField, other: StepField): boolean {
  const order = steps.map((step) => step.field);
  return order.indexOf(field) > order.indexOf(other);
}

/** The wizard, and what becomes of its answers: the screen of `/` and `/story/{encodedData}`. */
export function Generator({ preselected, outcome }: GeneratorProps) {
  const { answers, change, hydrated } = useAnswers(outcome && outcome.kind !== "told" ? outcome.answers : preselected);
  const { place, goTo, goBackTo } = usePlace();
  /** Counts presses of Create Story: the answers are to be told now, not an earlier story shown again. */
  const [order, setOrder] = useState(0);
  const [corrections, setCorrections] = useState<Readonly<Record<string, string>> | undefined>(
    outcome?.kind === "corrections" ? outcome.errors : undefined,
  );
  const firstWrong = steps.find(({ field }) => corrections?.[field])?.field;

  useEffect(() => {
    if (outcome?.kind === "told") return;
    tidyAddress();
    const preload = setTimeout(() => void loadTelling().catch(() => {}), 0);
    return () => clearTimeout(preload);
  }, [outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other corrections arrive
  useEffect(() => {
    if (firstWrong) goTo(firstWrong, { replace: true });
  }, [corrections]);

  // Only a question whose earlier ones are answered can be shown: an address from elsewhere may name any.
  const missing = firstUnanswered(answers);
  const isAhead = hydrated && place !== "story" && missing !== undefined && isAfter(place, missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew whenever that changes
  useEffect(() => {
    if (isAhead) goTo(missing, { replace: true });
  }, [isAhead, missing]);

  // A turn of the page starts at its top; the browser would keep the place of the page before.
  const shown = useRef(place);
  useBrowserLayoutEffect(() => {
    if (hydrated && place !== "story") delete document.documentElement.dataset.screen;
    if (shown.current !== place) scrollTo({ top: 0, behavior: "instant" });
    shown.current = place;
  }, [hydrated, place]);

  if (outcome?.kind === "told") {
    return (
      <Suspense>
        <ToldScreen story={outcome.story} metadata={outcome.metadata} />
      </Suspense>
    );
  }

  function create(complete: Answers) {
    change(complete);
    setCorrections(undefined);
    const open = firstUnanswered(complete);
    if (open) return goTo(open);
    setOrder(order + 1);
    goTo("story");
  }

  function startOver() {
    change(noAnswers);
    setOrder(0);
    goTo("age");
  }

  if (hydrated && place === "story") {
    return (
      <Suspense>
        <TellingScreen
          answers={answers}
          order={order}
          onOrderTaken={() => setOrder(0)}
          onStartOver={startOver}
          onNothingToShow={() => goTo(firstUnanswered(answers) ?? "readingTime", { replace: true })}
          onChangeAnswers={setCorrections}
        />
      </Suspense>
    );
  }

  const step = place === "story" ? "age" : place;
  const position = steps.findIndex(({ field }) => field === step);
  return (
    <main className="page generator-questions">
      <Masthead />
      {outcome?.kind === "failed" && <p role="alert">{outcome.message}</p>}
      <Wizard
        answers={answers}
        step={step}
        hydrated={hydrated}
        {...(corrections && { errors: corrections })}
        {...(outcome && { typed: outcome.typed })}
        onAnswers={(next) => {
          change(next);
          setCorrections(undefined);
        }}
        onContinue={() => goTo(steps[position + 1]?.field ?? step)}
        onBack={() => goBackTo(steps[position - 1]?.field ?? step)}
        onCreate={create}
      />
    </main>
  );
}
