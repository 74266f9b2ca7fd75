import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import type { StoryText } from "../../story/text";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { prefersNoTyping } from "../reveal/typing-reveal";
import { lightOf, stepAt } from "./light";
import { PassageView } from "./passage-view";
import { passageAt, passagesOf } from "./passages";
import type { Turn } from "./turns";
import { useNight } from "./use-night";
import { useTurns } from "./use-turns";
import { knowsHow, rememberHow } from "./way-in";
import "./lamplight.css";

interface LamplightProps {
  readonly story: StoryText;
  readonly end: "done" | "broken" | undefined;
  /** The block of the page where the reader stands. */
  readonly startsAt: () => number;
  readonly onReach: (block: number) => void;
  readonly onDark: (isDark: boolean) => void;
  readonly onLeave: () => void;
}

/** How much of a long passage one turn goes along. */
const ofTheScreen = 0.85;

const waiting = { telling: "The next words are on their way.", broken: "The story broke off here." } as const;

/** The story and nothing else, a passage at a time, by a light that falls with it and goes out at its end. */
export function Lamplight({ story, end, startsAt, onReach, onDark, onLeave }: LamplightProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const passages = useMemo(() => passagesOf(story, end === undefined), [story, end]);
  const [at, setAt] = useState(() => passageAt(passages, startsAt()));
  const [isTold, setIsTold] = useState(knowsHow);
  /** Where there is no passage yet to turn from, or none any more, the way out is shown. */
  const [isMoved, setIsMoved] = useState(false);
  const passage = passages[at];
  const isDark = !passage && end === "done";

  useNight(dialog, onLeave);
  useEffect(() => onDark(isDark), [isDark, onDark]);
  // Each passage begins at its head.
  useBrowserLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [at]);

  function turn(to: Turn) {
    const page = sheet.current;
    if (!page) return;
    const rest = to === "on" ? page.scrollHeight - page.clientHeight - page.scrollTop : page.scrollTop;
    if (rest > 4) {
      const way = page.clientHeight * ofTheScreen * (to === "on" ? 1 : -1);
      return page.scrollBy({ top: way, behavior: prefersNoTyping() ? "auto" : "smooth" });
    }
    // In the dark every touch brings the light back.
    const next = to === "on" && !isDark ? Math.min(at + 1, passages.length) : Math.max(at - 1, 0);
    if (next === at) return;
    rememberHow();
    setIsTold(true);
    setIsMoved(!isDark);
    setAt(next);
    const block = (passages[next] ?? passages.at(-1))?.block;
    if (block !== undefined) onReach(block);
  }

  const touch = useTurns(turn);
  const { ink, ground } = lightOf(stepAt(at, passages.length, end === undefined));
  const of = end ? ` of ${passages.length}` : "";
  return (
    <dialog
      ref={dialog}
      className="lamplight"
      data-dark={isDark || undefined}
      aria-label="By lamplight"
      style={isDark ? undefined : ({ "--light": ink, "--around": ground } as CSSProperties)}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={onLeave}
      {...touch}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long passages are scrolled by keys */}
      <section className="lamplight-sheet" ref={sheet} tabIndex={0} aria-label="Story" aria-live="polite">
        <div className="lamplight-passage" key={at}>
          {passage ? (
            <>
              <p className="visually-hidden">{`Passage ${at + 1}${of}`}</p>
              <PassageView passage={passage} />
            </>
          ) : (
            <p className="lamplight-word">{end === "done" ? "Good night" : waiting[end ?? "telling"]}</p>
          )}
        </div>
      </section>
      {!isTold && <p className="lamplight-hint">Tap for the next passage; swipe back for the one before</p>}
      <div className="lamplight-ways" data-shown={(!isMoved && !isDark) || undefined}>
        <button type="button" onClick={() => turn("on")}>
          Next passage
        </button>
        <button type="button" onClick={() => turn("back")}>
          Passage before
        </button>
        <button type="button" className="lamplight-close" onClick={onLeave}>
          Close
        </button>
      </div>
    </dialog>
  );
}
