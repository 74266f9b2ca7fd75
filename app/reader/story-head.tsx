import type { RefObject } from "react";
import { Evening } from "../ui/evening/evening";
import { Wordmark } from "../ui/site/wordmark";
import { type StorySummary, summarySentence } from "./story-summary";

interface StoryHeadProps {
  readonly heading: string;
  readonly summary: StorySummary;
  /** Takes the focus when the screen appears. */
  readonly arrival?: RefObject<HTMLHeadingElement>;
}

/** The night above the sheet of paper. */
export function StoryHead({ heading, summary, arrival }: StoryHeadProps) {
  return (
    <header className="reader-head sky">
      <Wordmark />
      <h1 ref={arrival} tabIndex={arrival && -1}>
        {heading}
      </h1>
      <p>{summarySentence(summary)}</p>
      <Evening />
    </header>
  );
}
