import { lazy, type ReactNode, Suspense, useState } from "react";
import { StoryName } from "../child/story-name.client";
import { useCalledStory } from "../child/use-called-story";
import { pickAnswers } from "../story/answers";
import type { StoryRequest } from "../story/request";
import type { InsteadReason } from "../story/told/wire-events";
import { ReloadOffer } from "../ui/late-parts/reload-offer";
import { Toasts } from "../ui/toasts/toasts.client";
import { useHydrated } from "../ui/use-hydrated";
import { AfterStory } from "./afterwards/after-story";
import { HomeForm } from "./home-form";
import { storybookOffer } from "./listen/storybook-offer";
import type { TellingWithText } from "./listen/telling";
import { loadToldStory } from "./listen/told-story-storage";
import { picturedStory } from "./pictured-story";
import { loadBookmark } from "./reading/bookmark";
import { StoryMenu } from "./reading/story-menu";
import { useSharing } from "./share/use-sharing";
import { BrokenActions, ToldActions } from "./story-actions";
import { StoryHead } from "./story-head";
import { StoryPage } from "./story-page";
import type { StorySummary } from "./story-summary";
import { StoryTools } from "./story-tools";
import { useArrival } from "./use-arrival";

/** After the first words: it is looked at later. */
const TimeLeft = lazy(() => import("../pace/time-left.client").catch(() => ({ default: () => <></> })));

interface StoryScreenProps {
  readonly telling: TellingWithText;
  /** The answers it is told from, or its metadata. */
  readonly summary: StorySummary;
  /** The answers, where the page knows them: a storybook story can be told again from them behind a link. */
  readonly request?: StoryRequest | undefined;
  readonly heading?: string;
  /** Typed, and taking the focus. False for a story that was on the screen before: after a reload, Back and Forward. */
  readonly animate: boolean;
  /** Not told on this device: the name in its link counts. */
  readonly isFromLink?: boolean | undefined;
  /** It took the place of another screen, and takes the focus without being typed. */
  readonly arrives?: boolean;
  /** In the place of the ways to another story. */
  readonly more?: ReactNode;
  /** What became of the story that was told. */
  readonly kept?: ReactNode;
  /** Questions for afterwards, where the server has told the story. */
  readonly questions?: readonly string[] | undefined;
  readonly onCreateAnother: () => void;
  /** Tells another story of the same answers. */
  readonly onAnother?: (() => void) | undefined;
  readonly onTryAgain: () => void;
  readonly onStartOver: () => void;
  /** Where the story broke off and another storyteller can be asked. */
  readonly onStorybook?: (() => void) | undefined;
}

const progressOf = {
  telling: "Your story is being told.",
  done: "Your story is complete.",
  broken: "",
} as const;

const waitsNote = "Your story goes on by itself as soon as the network is back.";

/** Where the story was told by another storyteller than the one that was asked. */
const insteadNotes: Readonly<Record<InsteadReason, string>> = {
  daily_limit: "Our storyteller has told all its stories for today, so this one is from our storybook.",
  offline: "You are offline: this story comes from our storybook.",
};

/** A story opened from its link is in the address; others are kept in this tab, where storage is not refused. */
function isKept(text: string): boolean {
  return typeof location === "undefined" || location.pathname !== "/" || loadToldStory()?.text === text;
}

/** One screen from the first word to the last: keep it mounted while `telling` goes on to `done` or `broken`. */
export function StoryScreen({ telling, summary, request, animate, isFromLink, ...on }: StoryScreenProps) {
  const hydrated = useHydrated();
  const done = telling.state === "done" ? telling : undefined;
  const sharing = useSharing(done && { ...done, request });
  const [lacksLetters, setLacksLetters] = useState(false);
  const { text, hero, state } = telling;
  const { story, called } = useCalledStory({ text, hero, isGrowing: state === "telling", isFromLink });
  const [goesOn] = useState(() => !animate && loadBookmark(story) !== undefined);
  const arrival = useArrival(animate || (on.arrives === true && !goesOn));
  const [wrapped, setWrapped] = useState({ of: story, shown: story });
  const shown = wrapped.of === story ? wrapped.shown : story;
  const pictured = picturedStory(telling, request);
  const tools = done && {
    story,
    metadata: done.metadata,
    pictured: pictured ?? done.metadata,
    origin: { request, retelling: done.retelling, called },
    onLack: () => setLacksLetters(true),
  };
  return (
    <div className="reader">
      <StoryHead
        heading={on.heading ?? "Your Magical Story is Ready!"}
        summary={summary}
        arrival={arrival}
        arrives={animate}
      />
      <StoryPage
        story={shown}
        summary={summary}
        end={telling.state === "telling" ? undefined : telling.state}
        animate={animate}
        pictured={pictured}
        country={done?.retelling?.country ?? request?.country}
        head={hydrated && hero && !isFromLink && <StoryName answers={request && pickAnswers(request)} />}
        clock={
          hydrated &&
          done &&
          !isFromLink && (
            <Suspense>
              <TimeLeft
                story={story}
                shown={shown}
                called={called}
                age={summary.age}
                request={request}
                retelling={done.retelling}
                onShown={(shown) => setWrapped({ of: story, shown })}
              />
            </Suspense>
          )
        }
        menu={
          tools && (
            <StoryMenu>
              <StoryTools {...tools} onShare={sharing.share} />
            </StoryMenu>
          )
        }
      >
        {telling.because && <p className="reader-instead">{insteadNotes[telling.because]}</p>}
        {telling.state === "broken" && (
          <div className="reader-broken">
            <p role="alert">{telling.error.message}</p>
            {telling.waits && <p>{waitsNote}</p>}
            <div className="reader-actions">
              <button type="button" className="button" onClick={on.onTryAgain}>
                Try Again
              </button>
              {on.onStorybook && (
                <button type="button" className="button button-quiet" onClick={on.onStorybook}>
                  {storybookOffer}
                </button>
              )}
              <HomeForm className="button button-quiet" onGo={on.onStartOver}>
                Start Over
              </HomeForm>
            </div>
          </div>
        )}
        {done && (
          <AfterStory
            story={story}
            text={text}
            metadata={done.metadata}
            version={done.retelling?.version}
            hero={called?.name ?? hero}
            questions={on.questions}
          />
        )}
      </StoryPage>
      <ReloadOffer what={() => (isKept(telling.text) ? "Your story is kept." : "Copy or print your story first.")} />
      {tools && (
        <ToldActions
          {...tools}
          sharing={sharing}
          lacksLetters={lacksLetters}
          more={on.more}
          kept={on.kept}
          onAnother={on.onAnother}
          onCreateAnother={on.onCreateAnother}
        />
      )}
      {telling.state === "broken" && <BrokenActions story={story} summary={summary} pictured={pictured} />}
      <p className="visually-hidden" role="status">
        {progressOf[telling.state]}
      </p>
      {hydrated && <Toasts />}
    </div>
  );
}
