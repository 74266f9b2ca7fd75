import { useMemo } from "react";
import { StoryScreen } from "../../reader/story-screen";
import type { KeptStory } from "../../shelf/kept-story";
import type { Again } from "../../shelf/one-change";
import { TellAgain } from "../../shelf/screen/tell-again";
import { storageKeys } from "../../ui/storage-keys";
import { keepOrder } from "../generator/order";

interface OpenedStoryProps {
  readonly story: KeptStory;
  readonly shelf: readonly KeptStory[];
  onClose(): void;
}

/** The story maker tells it, with its waiting, its failures and its way to the shelf. */
function tellAgain({ answers, ...order }: Again): boolean {
  if (!keepOrder(order)) return false;
  // Where an order is kept answers are, too. Their own module would be a part more for the first question to fetch.
  sessionStorage.setItem(storageKeys.answers, JSON.stringify(answers));
  location.assign("/#story");
  return true;
}

/** A story of the shelf, word for word, with all that can be done with it. */
export function OpenedStory({ story, shelf, onClose }: OpenedStoryProps) {
  const { metadata, request } = story;
  const telling = useMemo(() => ({ ...story, state: "done" as const }), [story]);
  return (
    <StoryScreen
      heading="From Your Shelf"
      telling={telling}
      summary={metadata}
      request={request}
      animate={false}
      arrives
      more={
        <>
          <button type="button" className="button button-quiet" onClick={onClose}>
            Back to my stories
          </button>
          <TellAgain story={story} shelf={shelf} onTell={tellAgain} />
        </>
      }
      onCreateAnother={onClose}
      onTryAgain={onClose}
      onStartOver={onClose}
    />
  );
}
