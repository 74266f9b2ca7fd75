import { useMemo } from "react";
import { StoryScreen } from "../../reader/story-screen";
import type { KeptStory } from "../../shelf/kept-story";

interface OpenedStoryProps {
  readonly story: KeptStory;
  onClose(): void;
}

/** A story of the shelf, word for word, with all that can be done with it. */
export function OpenedStory({ story, onClose }: OpenedStoryProps) {
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
        <button type="button" className="button button-quiet" onClick={onClose}>
          Back to my stories
        </button>
      }
      onCreateAnother={onClose}
      onTryAgain={onClose}
      onStartOver={onClose}
    />
  );
}
