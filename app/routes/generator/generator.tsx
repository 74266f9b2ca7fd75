import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useOffline } from "../../offline/use-offline";
import { steps } from "../../story/steps";
import { ReloadOffer } from "../../ui/late-parts/reload-offer";
import { Masthead } from "../../ui/site/masthead";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { type Answers, firstUnanswered, noAnswers, parseAnswers } from "../../wizard/answers/answers";
import { handedChoices } from "../../wizard/answers/handed-choices";
import type { Preselection } from "../../wizard/answers/preselection";
import { noRefusals, type RefusedRequest, readRefused } from "../../wizard/own-words/refusals";
import { Wizard } from "../../wizard/wizard";
import { HomeIntro, PutAwayStory } from "./home-intro";
import { type Order, takeOrder } from "./order";
import type { GeneratorOutcome } from "./outcome/outcome";
import { StorybookForm } from "./outcome/storybook-form";
import { loadTelling, TellingDoor } from "./telling/door";
import { useAnswers } from "./use-answers";
import { useChildQuestions } from "./use-child-questions";
import { useLightsOut } from "./use-lights-out";
import { usePageTurns } from "./use-page-turns";
import { tidyAddress, usePlace } from "./use-place";
import "./generator.css";

const ToldScreen = lazy(() => import("./outcome/told-screen"));

interface GeneratorProps {
  /** Choices handed over in the address. */
  preselected: Preselection;
  outcome: GeneratorOutcome | undefined;
  /** A model tells, unless the storybook is asked for. */
  asksModel: boolean;
}

/** The wizard, and what becomes of its answers: the screen of `/` and `/story/{encodedData}`. */
export function Generator({ outcome, ...given }: GeneratorProps) {
  if (outcome?.kind !== "told") return <Questions outcome={outcome} {...given} />;
  return (
    <Suspense>
      <ToldScreen {...outcome} />
    </Suspense>
  );
}

interface QuestionsProps extends Omit<GeneratorProps, "outcome"> {
  outcome: Exclude<GeneratorOutcome, { kind: "told" }> | undefined;
}

function Questions({ preselected, outcome, asksModel }: QuestionsProps) {
  const form = outcome?.kind === "notice" ? undefined : outcome;
  const { answers, change, hydrated, handed } = useAnswers(form?.answers ?? preselected);
  const { place, goTo, goBackTo } = usePlace();
  /** Create Story was pressed: the answers are to be told now, not an earlier story shown again. */
  const [order, setOrder] = useState<Order | null>();
  /** A story was left for another one, just now. */
  const [hasPutAway, setHasPutAway] = useState(false);
  /** Field → sentence, until the parent answers again. */
  const [errors, setErrors] = useState(outcome?.kind === "corrections" ? outcome.errors : {});
  const [message, setMessage] = useState(outcome && "message" in outcome ? outcome.message : undefined);
  /** The parent's own words that were refused since the page was opened. */
  const [refusals, setRefusals] = useState(noRefusals);
  const refused = useMemo(() => ({ field: steps.find(({ field }) => errors[field])?.field }), [errors]);
  usePageTurns({ place, goTo, hydrated, missing: firstUnanswered(answers), refused });

  useEffect(tidyAddress, []);
  useOffline(answers.age);
  useBrowserLayoutEffect(() => setOrder(takeOrder()), []);

  function answer(next: Answers) {
    // From the first answer on there is time to fetch what comes after the last one.
    if (navigator.onLine) void loadTelling().catch(() => {});
    change(next);
    setMessage(undefined);
    if (refused.field) setErrors({});
  }

  const childQuestions = useChildQuestions(answer);
  const lightsOut = useLightsOut(answers.age);

  function create(complete: Answers) {
    answer(complete);
    const missing = firstUnanswered(complete);
    setOrder(missing ? null : {});
    goTo(missing ?? "story");
  }

  function changeAnswers(told: Answers, refused: RefusedRequest) {
    const read = readRefused(told, refused);
    setRefusals((known) => [...known, ...read.refusals]);
    setErrors(read.errors);
    const field = steps.find(({ field }) => refused.fields[field])?.field;
    goTo(field ?? "age", { replace: true });
  }

  function startOver() {
    change(noAnswers);
    setOrder(undefined);
    setHasPutAway(true);
    goTo("age");
  }

  if (hydrated && place === "story") {
    return (
      <TellingDoor
        answers={answers}
        order={order}
        asksModel={asksModel}
        onOrderTaken={() => setOrder(undefined)}
        onStartOver={startOver}
        onTakenOut={(request) => change(parseAnswers(request))}
        onNothingToShow={() => goTo(firstUnanswered(answers) ?? "readingTime", { replace: true })}
        onChangeAnswers={changeAnswers}
      />
    );
  }

  const step = place === "story" ? "age" : place;
  const position = steps.findIndex(({ field }) => field === step);
  return (
    <main className="page generator-questions">
      <Masthead />
      {hasPutAway && step === "age" ? (
        <PutAwayStory onTakeOut={() => goTo("story")} />
      ) : (
        <HomeIntro handed={form ? [] : handedChoices(handed, answers)} />
      )}
      <ReloadOffer what={() => "Your answers are kept."} />
      {message && (
        <div className="generator-failure">
          <p role="alert">{message}</p>
          {outcome?.kind === "failed" && outcome.offersStorybook && <StorybookForm {...outcome} />}
        </div>
      )}
      <Wizard
        answers={answers}
        step={step}
        hydrated={hydrated}
        errors={errors}
        refusals={refusals}
        onRefused={(refusal) => setRefusals((known) => [...known, refusal])}
        {...(form && { typed: form.typed })}
        more={{ ...childQuestions, readingTime: lightsOut?.question }}
        notes={lightsOut && { readingTime: lightsOut.notes }}
        onAnswers={answer}
        onContinue={() => goTo(steps[position + 1]?.field ?? step)}
        onBack={() => goBackTo(steps[position - 1]?.field ?? step)}
        onCreate={create}
      />
    </main>
  );
}
