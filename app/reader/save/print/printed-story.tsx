import type { StoryText } from "../../../story/text/text";
import { Unbroken } from "../../../ui/unbroken";
import { StoryTextView } from "../../reading/story-text";
import { type StorySummary, summaryParts } from "../../story-summary";

export function SummaryLine({ summary }: { summary: StorySummary }) {
  return (
    <p className="reader-summary">
      {summaryParts(summary).map((part) => (
        <span key={part}>
          <Unbroken text={part} />
        </span>
      ))}
    </p>
  );
}

/**
 * What goes on paper, and nothing else: marked up as on the page, so that one style sheet prints both. Whoever prints puts
 * the picture in its place.
 */
export function PrintedStory({ story, summary }: { story: StoryText; summary: StorySummary }) {
  return (
    <main className="page">
      <article className="reader-paper">
        <div className="reader-picture" />
        <div className="reader-text">
          <StoryTextView story={story} />
        </div>
        <SummaryLine summary={summary} />
      </article>
    </main>
  );
}
