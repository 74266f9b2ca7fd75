import { type RefObject, useEffect, useRef, useState } from "react";
import { sayPlace } from "../../pace/reading-place";
import { blocksOf } from "./blocks-of";
import { createLight } from "./lit-sentence";
import "./read-aloud.css";
import { createReadingAloud, type Reading, type ReadingAloud } from "./reading-aloud";
import { sentencesOf } from "./sentences";
import { speechEngine } from "./speech-engine";
import { chooseVoice, regionOf } from "./voice";

interface ReadAloudProps {
  readonly root: RefObject<HTMLElement>;
  /** For whom the story is spelt. */
  readonly country: string | undefined;
  /** It is read to its end, or stopped. */
  readonly onEnd: () => void;
}

const clock = {
  now: () => performance.now(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const silentNote = "The voice of this device does not answer. Ask it once more, or read the story yourself tonight.";
const states = { reading: "Reading", paused: "Paused", finished: "", silent: silentNote } as const;
const ways = { reading: "Pause", paused: "Go on", finished: "Pause", silent: "Try again" } as const;

/** Reads from the moment it appears until it goes; what it can be told meanwhile stands at the foot of the screen. */
export function ReadAloud({ root, country, onEnd }: ReadAloudProps) {
  const [reading, setReading] = useState<Reading>({ state: "reading", at: 0, sleeps: false });
  /** Known at once, so that the bar has its height when the first of them is brought into view above it. */
  const [sentences] = useState(() => (root.current ? sentencesOf(blocksOf(root.current)) : []));
  const aloud = useRef<ReadingAloud>();
  const bar = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const voice = chooseVoice(speechSynthesis.getVoices(), country ?? regionOf(navigator.language));
    if (!root.current || !bar.current || !voice) return end.current();
    const light = createLight(root.current, bar.current);
    aloud.current = createReadingAloud(sentences, {
      engine: speechEngine(speechSynthesis, voice),
      clock,
      show(next) {
        const sentence = sentences[next.at];
        if (sentence) light.on(sentence);
        setReading(next);
      },
    });
    main.current?.focus({ preventScroll: true });
    document.documentElement.dataset.aloud = "";
    sayPlace("by voice");
    const leave = () => end.current();
    // Not by the press that closes a dialog.
    const leaveByKey = ({ key, target }: KeyboardEvent) =>
      key === "Escape" && !(target instanceof Element && target.closest("dialog")) && leave();
    addEventListener("pagehide", leave);
    addEventListener("keydown", leaveByKey);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("keydown", leaveByKey);
      delete document.documentElement.dataset.aloud;
      sayPlace("on the page");
      aloud.current?.stop();
      light.off();
    };
  }, [root, country, sentences]);

  const { state, at, sleeps } = reading;
  useEffect(() => {
    if (state === "finished") end.current();
  }, [state]);

  const hasChapterAhead = sentences[at] !== undefined && sentences[at].chapter !== sentences.at(-1)?.chapter;
  const goOnOrPause = () => (state === "reading" ? aloud.current?.pause() : aloud.current?.resume());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as none of these
    <div className="aloud-bar" role="group" aria-label="Reading aloud" ref={bar}>
      <div className="aloud-state">
        <p role="status">{states[state]}</p>
        {hasChapterAhead && state === "reading" && (
          <label>
            <input
              type="checkbox"
              checked={sleeps}
              onChange={({ target }) => aloud.current?.sleepAtChapterEnd(target.checked)}
            />
            Stop after this chapter
          </label>
        )}
      </div>
      <div className="aloud-ways">
        <button type="button" className="button button-quiet" onClick={() => aloud.current?.back()}>
          Back a sentence
        </button>
        <button type="button" className="button" ref={main} onClick={goOnOrPause}>
          {ways[state]}
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          Stop
        </button>
      </div>
    </div>
  );
}
