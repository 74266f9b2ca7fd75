import { type ReactNode, useEffect, useRef, useState } from "react";
import { children } from "../child/children.client";
import type { StoryText } from "../story/text";
import { after, formatTime, parseTime } from "./clock";
import { followReading } from "./follow-reading";
import { loadLightsOut } from "./lights-out-time";
import { paces } from "./paces";
import { leftInWords } from "./reading";
import "./pace.css";

interface TimeLeftProps {
  readonly story: StoryText;
  readonly age: number;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** How long is left, quietly: it takes no room, and is read by whoever looks for it. Stands after the story's text. */
export default function TimeLeft({ story, age, action }: TimeLeftProps) {
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each story has blocks of its own
  useEffect(() => {
    const blocks = place.current?.closest("article")?.querySelectorAll("[data-story-block]");
    if (!blocks) return;
    const { name } = children.load();
    const isTimed = parseTime(loadLightsOut()) !== undefined;
    return followReading({
      blocks: Array.from(blocks),
      pace: paces.of(name, age),
      onLeft(minutes) {
        const left = leftInWords(minutes);
        const end = isTimed && left ? `, until about ${formatTime(after(new Date(), minutes))}` : "";
        setWords(left && left + end);
      },
      onPace: (pace) => paces.learn(name, pace),
    });
  }, [story, age]);

  return (
    <div className="time-left" ref={place}>
      {words && (
        <div className="time-left-words">
          <span>{words}</span>
          {action}
        </div>
      )}
    </div>
  );
}
