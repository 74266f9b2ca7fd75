import { HomeForm } from "./home-form";
import { StoryPage } from "./story-page";
import { type StorySummary, summarySentence } from "./story-summary";
import type { TellingWithText } from "./telling";
import { useArrival } from "./use-arrival";

export interface StoryScreenProps {
  readonly telling: TellingWithText;
  /** The answers it is told from, or its metadata. */
  readonly summary: StorySummary;
  /** Typed, and taking the focus. False for a story that was on the screen before: after a reload, Back and Forward. */
  readonly animate: boolean;
  readonly onCreateAnother: () => void;
  readonly onTryAgain: () => void;
  readonly onStartOver: () => void;
}

const progressOf = {
  telling: "Your story is being told.",
  done: "Your story is complete.",
  broken: "",
} as const;

/** One screen from the first word to the last: keep it mounted while `telling` goes on to `done` or `broken`. */
export function StoryScreen({ telling, summary, animate, onCreateAnother, onTryAgain, onStartOver }: StoryScreenProps) {
  const heading = useArrival(animate);
  return (
    <div className="reader">
      <header className="reader-head">
        <h1 ref={heading} tabIndex={-1}>
          Your Magical Story is Ready!
        </h1>
        <p>{summarySentence(summary)}</p>
      </header>
      <StoryPage
        text={telling.text}
        summary={summary}
        end={telling.state === "telling" ? undefined : telling.state}
        animate={animate}
      >
        {telling.state === "broken" && (
          <div className="reader-broken">
            <p role="alert">{telling.error.message}</p>
            <div className="reader-actions">
              <button type="button" className="button" onClick={onTryAgain}>
                Try Again
              </button>
              <HomeForm className="button button-quiet" onGo={onStartOver}>
                Start Over
              </HomeForm>
            </div>
          </div>
        )}
      </StoryPage>
      {telling.state === "done" && (
        <div className="reader-actions">
          <HomeForm className="button" onGo={onCreateAnother}>
            Create Another
          </HomeForm>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {progressOf[telling.state]}
      </p>
    </div>
  );
}
