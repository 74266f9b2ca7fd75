import { type ReactNode, useRef, useState } from "react";
import type { Pictured } from "../picture/scene";
import { StoryPicture } from "../picture/story-picture";
import type { StoryText } from "../story/text/text";
import { ReadToMe } from "./aloud/read-to-me";
import { LamplightDoor } from "./lamplight/door";
import { ReadingControls } from "./reading/controls";
import { StoryTextView } from "./reading/story-text";
import { useBookmark } from "./reading/use-bookmark";
import { useWakeLock } from "./reading/use-wake-lock";
import { useTypingReveal } from "./reveal/use-typing-reveal";
import { SummaryLine } from "./save/print/printed-story";
import type { StorySummary } from "./story-summary";

interface StoryPageProps {
  readonly story: StoryText;
  readonly summary: StorySummary;
  /** How the text ended, if it has: a story that broke off is typed no further but shown as far as it came. */
  readonly end: "done" | "broken" | undefined;
  /** Types the story. Decided once, when the page appears. */
  readonly animate: boolean;
  /** For whom it is spelt, where that is known. */
  readonly country?: string | undefined;
  /** What can be done with the story, at its head. */
  readonly menu?: ReactNode;
  /** Undefined while its title is not known: its picture's place is kept. */
  readonly pictured: Pictured | undefined;
  /** Above the story. */
  readonly head?: ReactNode;
  /** Beside the story once it is typed. */
  readonly clock?: ReactNode;
  /** What stands between the story and its footer line. */
  readonly children?: ReactNode;
}

/** The sheet of paper: the story, typed or at once, and the footer line. Serves every screen that shows a story. */
export function StoryPage({ story, summary, end, animate, country, menu, pictured, head, ...more }: StoryPageProps) {
  const { clock, children } = more;
  const root = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const { typing, showAll } = useTypingReveal(root, caret, { animate, story, end });
  const bookmark = useBookmark(root, story, !animate);
  const [isDark, setIsDark] = useState(false);
  useWakeLock(!isDark);
  return (
    <article className="reader-paper" aria-busy={end === undefined}>
      <span className="reader-progress" aria-hidden="true" />
      <ReadingControls
        mode={
          <>
            <LamplightDoor
              story={story}
              end={end}
              text={root}
              bookmark={bookmark}
              onRead={showAll}
              onDark={setIsDark}
            />
            {end === "done" && <ReadToMe root={root} story={story} country={country} onRead={showAll} />}
          </>
        }
        menu={menu}
      />
      <div className="reader-picture">
        <StoryPicture story={pictured} />
      </div>
      {head}
      <div className="reader-text" data-typing={typing || undefined} ref={root}>
        <StoryTextView story={story}>
          {typing && (
            <div className="reader-typing">
              <button type="button" className="button button-quiet" onClick={showAll}>
                Show all
              </button>
            </div>
          )}
        </StoryTextView>
        <span className="reader-caret" ref={caret} aria-hidden="true" />
      </div>
      {!typing && clock}
      {!typing && <div className="reader-end" />}
      {end === "done" && (
        <div className="reader-good-night">
          <StoryPicture story={pictured} isDecoration isLater />
          <p>Good night, sleep tight.</p>
        </div>
      )}
      {children}
      {end && <SummaryLine summary={summary} />}
    </article>
  );
}
