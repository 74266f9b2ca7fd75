import type { RefObject } from "react";
import { Evening } from "../ui/evening/evening";
import { Wordmark } from "../ui/site/wordmark";
import { Unbroken } from "../ui/unbroken";
import { Arrival } from "./loading/arrival";
import { type StorySummary, summarySentence } from "./story-summary";

interface StoryHeadProps {
  readonly heading: string;
  readonly summary: StorySummary;
  /** Takes the focus when the screen appears. */
  readonly arrival?: RefObject<HTMLHeadingElement>;
  /** The story has just been told: the loading screen ends here. */
  readonly arrives?: boolean;
}

/** The night above the sheet of paper. */
export function StoryHead({ heading, summary, arrival, arrives = false }: StoryHeadProps) {
  return (
    <header className="reader-head sky" data-arrives={arrives || undefined}>
      <Wordmark />
      <h1 ref={arrival} tabIndex={arrival && -1}>
        {heading}
      </h1>
      <p>
        <Unbroken text={summarySentence(summary)} />
      </p>
      <Evening />
      {arrives && <Arrival />}
    </header>
  );
}
