import { useState } from "react";
import { useCalledStory } from "../../child/use-called-story";
import { AfterStory } from "../../reader/afterwards/after-story";
import { loadBookmark } from "../../reader/reading/bookmark";
import { StoryHead } from "../../reader/story-head";
import { StoryPage } from "../../reader/story-page";
import { useRecipientTools } from "../../reader/use-recipient-tools";
import type { StoryMetadata } from "../../story/told/metadata";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { isStillHidden } from "./before-typing";

interface SharedStoryScreenProps {
  readonly id: string;
  readonly story: string;
  readonly metadata: StoryMetadata;
  /** To talk about afterwards. */
  readonly questions: readonly string[];
  /** Where a visitor reports the story; absent where the operator has named no address. */
  readonly report?: string | undefined;
}

/** A story that somebody shared. Its whole text is in the page; with JavaScript it is typed from its first word on. */
export function SharedStoryScreen({ id, story: text, metadata, questions, report }: SharedStoryScreenProps) {
  const called = useCalledStory({ text, isFromLink: true });
  const { story } = called;
  const { menu, below } = useRecipientTools(id, called, metadata);
  // Whoever had come further goes on from there.
  const [animate] = useState(() => isStillHidden() && loadBookmark(story) === undefined);
  // Style sheets hide the text until here, where the reveal, which runs its effects first, has taken over.
  const [isWaiting, setIsWaiting] = useState(true);
  useBrowserLayoutEffect(() => setIsWaiting(false), []);
  return (
    <main className="page reader-screen">
      <div className="reader shared-story" data-waiting={isWaiting ? "" : undefined}>
        <StoryHead heading="A Shared Magical Story" summary={metadata} />
        <StoryPage story={story} summary={metadata} end="done" animate={animate} menu={menu} pictured={metadata}>
          {isWaiting && (
            <p className="shared-story-loading" aria-hidden="true">
              Loading your magical story...
            </p>
          )}
          <AfterStory story={story} text={text} metadata={metadata} questions={questions} />
        </StoryPage>
        <div className="saving">
          <a className="button" href="/">
            Create Your Own Story
          </a>
          {below}
        </div>
        {report && (
          <a className="shared-story-report" href={report} rel="noreferrer nofollow">
            Report this story
          </a>
        )}
      </div>
    </main>
  );
}
