import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import type { StoryText } from "../../story/text/text";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { prefersNoTyping } from "../reveal/typing-reveal";
import { lightOf, stepAt } from "./light";
import { PassageView } from "./passage-view";
import { passageAt, passagesOf } from "./passages";
import type { Turn } from "./turns";
import { useNight } from "./use-night";
import { useSaidPlace } from "./use-said-place";
import { useTurns } from "./use-turns";
import { knowsHow, rememberHow } from "./way-in";
import "./lamplight.css";

interface LamplightProps {
  readonly story: StoryText;
  readonly end: "done" | "broken" | undefined;
  /** The block of the page where the reader is to begin. */
  readonly startsAt: () => number;
  readonly onReach: (block: number, isLast: boolean) => void;
  readonly onDark: (isDark: boolean) => void;
  readonly onLeave: () => void;
}

/** How much of a long passage one turn goes along. */
const ofTheScreen = 0.85;

/** Milliseconds. The style sheet fades it within these. */
const goodNight = 7000;

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
  const hasTurned = useRef(false);
  const passage = passages[at];
  const block = (passage ?? passages.at(-1))?.block;
  const isDark = !passage && end === "done";

  useNight(dialog, onLeave);
  useSaidPlace(passages, at);
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    onDark(isDark);
    setIsStill(false);
    if (!isDark) return;
    const last = setTimeout(() => setIsStill(true), goodNight);
    return () => clearTimeout(last);
  }, [isDark, onDark]);
  // Also when the passage comes that a reader is waiting for.
  useEffect(() => {
    if (hasTurned.current && block !== undefined) onReach(block, end === "done" && at >= passages.length - 1);
  });
  // Each passage begins at its head.
  useBrowserLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [at]);

  function turn(to: Turn) {
    const page = sheet.current;
    if (!page) return;
    const rest = to === "on" ? page.scrollHeight - page.clientHeight - page.scrollTop : page.scrollTop;
    if (rest > 4) {
      setIsTold(true);
      setIsMoved(true);
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
    hasTurned.current = true;
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
            !isStill && <p className="lamplight-word">{end === "done" ? "Good night" : waiting[end ?? "telling"]}</p>
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
