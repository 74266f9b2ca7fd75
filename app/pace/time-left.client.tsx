import { useEffect, useRef, useState } from "react";
import { children } from "../child/children.client";
import type { StoryText } from "../story/text/text";
import { after, formatTime, parseTime } from "./clock";
import { followReading } from "./follow-reading";
import { loadLightsOut } from "./lights-out-time";
import { paces } from "./paces";
import { leftInWords } from "./reading";
import { useWrappingUp, type Wrappable, type WrappingUp } from "./use-wrapping-up";
import "./pace.css";

interface TimeLeftProps extends Wrappable {
  readonly age: number;
  /** What is read: the whole story, or as far as it was wrapped up. */
  readonly shown: StoryText;
}

/** Below that, the short form is hardly shorter. */
const leastToWrapUp = 2;

const isParagraph = (block: Element) => block.matches("p:not(hgroup > p)");

/** How long is left, quietly: it takes no room, and is read by whoever looks for it. Stands after the story's text. */
export default function TimeLeft({ age, shown, ...whole }: TimeLeftProps) {
  const wrapping = useWrappingUp(whole);
  const place = useRef<HTMLDivElement>(null);
  const following = useRef<ReturnType<typeof followReading>>();
  /** A story that is wrapped up, and told whole again, is one evening's. */
  const learnedFrom = useRef<StoryText>();
  const [minutes, setMinutes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each story has blocks of its own
  useEffect(() => {
    const blocks = place.current?.closest("article")?.querySelectorAll("[data-story-block]") ?? [];
    const { name } = children.load();
    following.current = followReading({
      blocks: Array.from(blocks),
      pace: paces.of(name, age),
      onLeft: setMinutes,
      onPace(pace) {
        if (learnedFrom.current === whole.story) return;
        learnedFrom.current = whole.story;
        paces.learn(name, pace);
      },
    });
    return () => following.current?.stop();
  }, [shown, age]);

  const note = wrapping ? wrappingNotes[wrapping.state] : "";
  const failed = wrapping?.state === "failed" || wrapping?.state === "refused";
  const isTimed = parseTime(loadLightsOut()) !== undefined;
  const left = leftInWords(minutes, isTimed ? formatTime(after(new Date(), minutes)) : undefined);
  const wrapUp = () => void wrapping?.wrapUp(following.current?.seen().filter(isParagraph).length ?? 0);
  return (
    <div className="time-left" ref={place}>
      {left && (
        <div className="time-left-words">
          <span>{failed ? note : left}</span>
          {wrapping?.state === "wrapped" ? (
            <button type="button" className="button button-quiet" onClick={wrapping.undo}>
              Tell it all
            </button>
          ) : (
            wrapping &&
            minutes >= leastToWrapUp && (
              <button
                type="button"
                className="button button-quiet"
                aria-busy={wrapping.state === "fetching" || undefined}
                onClick={wrapUp}
              >
                Wrap it up
              </button>
            )
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {note}
      </p>
    </div>
  );
}

const wrappingNotes: Readonly<Record<WrappingUp["state"], string>> = {
  whole: "",
  fetching: "",
  wrapped: "The rest is told in short.",
  failed: "The short ending could not be fetched. Please check your connection.",
  refused: "The rest of this story is as short as it can be.",
};
