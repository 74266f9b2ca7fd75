import { useMemo, useState } from "react";
import { StoryMenu } from "../../reader/reading/story-menu";
import { PrintOffer } from "../../reader/save/print/offer";
import { printStory } from "../../reader/save/print/print-story.client";
import { OwnShare } from "../../reader/share/own-share";
import { StoryHead } from "../../reader/story-head";
import { StoryPage } from "../../reader/story-page";
import { StoryTools } from "../../reader/story-tools";
import type { StoryMetadata } from "../../story/metadata";
import { parseStory } from "../../story/text";
import { Toasts } from "../../ui/toasts/toasts.client";
import { useHydrated } from "../../ui/use-hydrated";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { isStillHidden } from "./before-typing";

interface SharedStoryScreenProps {
  readonly id: string;
  readonly story: string;
  readonly metadata: StoryMetadata;
  /** Where a visitor reports the story; absent where the operator has named no address. */
  readonly report?: string | undefined;
}

/** A story that somebody shared. Its whole text is in the page; with JavaScript it is typed from its first word on. */
export function SharedStoryScreen({ id, story: text, metadata, report }: SharedStoryScreenProps) {
  const hydrated = useHydrated();
  const story = useMemo(() => parseStory(text), [text]);
  const [lacksLetters, setLacksLetters] = useState(false);
  const tools = hydrated && <StoryTools story={story} metadata={metadata} onLack={() => setLacksLetters(true)} />;
  const [animate] = useState(isStillHidden);
  // Style sheets hide the text until here, where the reveal, which runs its effects first, has taken over.
  const [isWaiting, setIsWaiting] = useState(true);
  useBrowserLayoutEffect(() => setIsWaiting(false), []);
  return (
    <main className="page reader-screen">
      <div className="reader shared-story" data-waiting={isWaiting ? "" : undefined}>
        <StoryHead heading="A Shared Magical Story" summary={metadata} />
        <StoryPage
          text={text}
          summary={metadata}
          end="done"
          animate={animate}
          menu={tools && <StoryMenu>{tools}</StoryMenu>}
        >
          {isWaiting && (
            <p className="shared-story-loading" aria-hidden="true">
              Loading your magical story...
            </p>
          )}
        </StoryPage>
        <div className="saving">
          <a className="button" href="/">
            Create Your Own Story
          </a>
          {tools && <div className="saving-tools">{tools}</div>}
          {lacksLetters && <PrintOffer onPrint={() => void printStory(story, metadata, window)} />}
          {hydrated && <OwnShare id={id} />}
        </div>
        {report && (
          <a className="shared-story-report" href={report} rel="noreferrer nofollow">
            Report this story
          </a>
        )}
        {hydrated && <Toasts />}
      </div>
    </main>
  );
}
