import { useEffect, useRef, useState } from "react";
import { children } from "../../../child/children.client";
import { isKeptHere } from "../../../offline/register";
import { paces } from "../../../pace/paces";
import { ErrorScreen } from "../../../reader/error-screen";
import { mayOfferStorybook } from "../../../reader/listen/storybook-offer";
import type { Telling } from "../../../reader/listen/telling";
import { loadToldStory, takeOutStory } from "../../../reader/listen/told-story-storage";
import { useTelling } from "../../../reader/listen/use-telling";
import { LoadingScreen } from "../../../reader/loading/loading-screen";
import { StoryScreen } from "../../../reader/story-screen";
import type { StorySummary } from "../../../reader/story-summary";
import { KeptNote } from "../../../shelf/screen/kept-note";
import { useKeeping } from "../../../shelf/use-keeping";
import { pickAnswers } from "../../../story/answers";
import { parseStoryRequest, type StoryRequest } from "../../../story/request";
import { useBrowserLayoutEffect } from "../../../ui/use-layout-effect";
import { useOnline } from "../../../ui/use-online";
import type { Answers } from "../../../wizard/answers/answers";
import type { RefusedRequest } from "../../../wizard/own-words/refusals";
import type { Order } from "../order";
import { knownStories } from "./known-stories.client";

export interface TellingScreenProps {
  answers: Answers;
  /** Listen for a story of these answers now; else show the story that this tab was told before. */
  order: Order | null | undefined;
  /** A model tells, unless the storybook is asked for. */
  asksModel: boolean;
  onOrderTaken(): void;
  onStartOver(): void;
  /** Cancelled, or there is no story to show. */
  onNothingToShow(): void;
  /** A story that was put away is on the screen again: it was told from these answers. */
  onTakenOut(request: StoryRequest): void;
  onChangeAnswers(told: Answers, refused: RefusedRequest): void;
}

const offlineNote = "Your story begins by itself as soon as the network is back.";

/** Whether the failure is the server's own word. */
function isReached(telling: Telling): boolean {
  return !("error" in telling && ["network", "offline", "timeout"].includes(telling.error.code));
}

/** Loading, story and error: everything after Create Story. */
export default function TellingScreen({ answers, order, asksModel, ...on }: TellingScreenProps) {
  // Leaving in mid-story (the browser's Back) gives it up, before the hook would keep it as one that broke off.
  const giveUp = useRef(() => {});
  useEffect(() => () => giveUp.current(), []);
  const { telling, listen, listenHere, cancel, restore, putAway } = useTelling(asksModel, knownStories);
  giveUp.current = cancel;
  const [told, setTold] = useState<StoryRequest>();
  const [animate, setAnimate] = useState(false);
  /** Told in this page to its end, though it may have begun in an earlier one. */
  const [isNew, setIsNew] = useState(false);
  const isOnline = useOnline();
  const [corrections, setCorrections] = useState<Record<string, string>>();

  const keeping = useKeeping(telling.state === "done" ? telling : undefined, told, isNew);

  function listenFor(request: object | undefined, isHere = false) {
    const words_per_minute = paces.learned(children.load().name);
    const parsed = parseStoryRequest({ ...request, words_per_minute });
    if (!parsed.ok) return setCorrections(parsed.fields);
    children.remember(pickAnswers(parsed.request));
    setTold(parsed.request);
    setAnimate(true);
    setIsNew(true);
    (isHere ? listenHere : listen)(parsed.request);
  }

  function showKept() {
    const kept = loadToldStory();
    const saved = kept ?? takeOutStory();
    if (!saved) return on.onNothingToShow();
    if (!kept) on.onTakenOut(saved.request);
    setTold(saved.request);
    setIsNew(saved.back !== undefined);
    restore(saved);
  }

  const started = useRef(false);
  // Before the first paint, which would be empty. Once, when the parent comes here.
  useBrowserLayoutEffect(() => {
    if (started.current) return;
    started.current = true;
    if (order) {
      on.onOrderTaken();
      return listenFor({ ...answers, ...order });
    }
    showKept();
  }, []);

  // The browser's Back may be pressed before React has left this screen for the questions: it then never leaves it.
  const isPutAway = telling.state === "idle" && told !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same at every render
  useEffect(() => {
    if (!isPutAway) return;
    const comeBack = () => location.hash === "#story" && showKept();
    addEventListener("popstate", comeBack);
    return () => removeEventListener("popstate", comeBack);
  }, [isPutAway]);

  function startOver() {
    putAway();
    on.onStartOver();
  }

  const tryAgain = () => listenFor(told ?? answers);

  function another() {
    putAway();
    listenFor(told && { ...told, retelling: undefined, earlier: undefined });
  }

  if (corrections) {
    return (
      <main className="page reader-screen">
        <ErrorScreen
          message={Object.values(corrections).join(" ")}
          onStartOver={startOver}
          onChangeAnswers={() => on.onChangeAnswers(answers, { fields: corrections })}
        />
      </main>
    );
  }
  if (telling.state === "idle" || !told) return null;
  const mayOffer = (isOnline || isKeptHere()) && mayOfferStorybook(telling, told, asksModel);
  const onStorybook = mayOffer
    ? () => listenFor({ ...told, storyteller: "storybook", earlier: undefined }, !isReached(telling))
    : undefined;
  if (telling.state === "loading") {
    const leave = () => {
      cancel();
      on.onNothingToShow();
    };
    return (
      <main className="page reader-screen">
        <LoadingScreen attempt={telling.attempt} onCancel={leave} />
      </main>
    );
  }
  if (telling.state === "failed") {
    const { code, message, fields, refusedInterests } = telling.error;
    return (
      <main className="page reader-screen">
        <ErrorScreen
          message={message}
          note={code === "offline" ? offlineNote : undefined}
          onStartOver={startOver}
          onStorybook={onStorybook}
          {...(fields
            ? { onChangeAnswers: () => on.onChangeAnswers(told, { fields, refusedInterests }) }
            : { onTryAgain: tryAgain })}
        />
      </main>
    );
  }
  const summary: StorySummary = told;
  return (
    <main className="page reader-screen">
      <StoryScreen
        telling={telling}
        summary={summary}
        request={told}
        animate={animate}
        kept={<KeptNote keeping={keeping} />}
        onAnother={another}
        onCreateAnother={startOver}
        onTryAgain={tryAgain}
        onStartOver={startOver}
        onStorybook={onStorybook}
      />
    </main>
  );
}
