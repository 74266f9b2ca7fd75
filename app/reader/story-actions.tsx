import { type ReactNode, useRef } from "react";
import type { Pictured } from "../picture/scene";
import type { StoryText } from "../story/text/text";
import type { StoryMetadata } from "../story/told/metadata";
import { useHydrated } from "../ui/use-hydrated";
import type { BookOrigin } from "./books/book";
import { HomeForm } from "./home-form";
import { PrintOffer } from "./save/print/offer";
import { type Printed, printStory } from "./save/print/print-story.client";
import { SaveTools } from "./save/save-tools";
import { SharedLink } from "./share/shared-link";
import type { Sharing } from "./share/use-sharing";
import { StoryTools } from "./story-tools";

interface ToldActionsProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  readonly pictured: Pictured;
  readonly sharing: Sharing;
  readonly origin: BookOrigin;
  readonly lacksLetters: boolean;
  readonly onLack: () => void;
  /** In the place of the ways to another story. */
  readonly more?: ReactNode;
  /** What became of the story. */
  readonly kept?: ReactNode;
  /** Where the answers are known. */
  readonly onAnother?: (() => void) | undefined;
  readonly onCreateAnother: () => void;
}

const homeOnlyNote =
  "You are offline, so for now the link opens the story maker, not this story. Please share it again when you are back online.";

/** All that a parent can do with a story that was told to its end. Without JavaScript: ask for another. */
export function ToldActions({ sharing, lacksLetters, ...on }: ToldActionsProps) {
  const { story, metadata, pictured, origin, onLack } = on;
  const hydrated = useHydrated();
  const tools = useRef<HTMLDivElement>(null);
  const { isShared, isHomeOnly, isOffered, link, share, stop, copyLink } = sharing;

  async function stopSharing() {
    // The button that was pressed goes away with what it stopped.
    if (await stop()) tools.current?.querySelector("button")?.focus();
  }

  return (
    <div className="saving">
      {hydrated && (
        <div className="saving-tools" ref={tools}>
          <StoryTools
            story={story}
            metadata={metadata}
            pictured={pictured}
            origin={origin}
            onShare={share}
            isFetchedAhead
            onLack={onLack}
          />
        </div>
      )}
      {lacksLetters && <PrintOffer onPrint={() => void printStory({ story, summary: metadata, pictured }, window)} />}
      {link && (
        <SharedLink
          key={link.text}
          link={link}
          called={origin.called}
          isOffered={isOffered}
          onCopy={copyLink}
          onStop={isShared ? stopSharing : undefined}
        />
      )}
      <p className="saving-note" role="status">
        {isHomeOnly && homeOnlyNote}
      </p>
      {on.more ?? (
        <div className="saving-more">
          {hydrated && on.onAnother && (
            <button type="button" className="button button-quiet" onClick={on.onAnother}>
              Another with the same answers
            </button>
          )}
          <HomeForm className="button button-quiet" onGo={on.onCreateAnother}>
            Create Another
          </HomeForm>
        </div>
      )}
      {on.kept}
    </div>
  );
}

/** A story that broke off can be kept as far as it came, but not passed on. */
export function BrokenActions(printed: Printed) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div className="saving">
      <div className="saving-tools">
        <SaveTools {...printed} />
      </div>
    </div>
  );
}
