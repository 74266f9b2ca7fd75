import { StoryScreen } from "../../reader/story-screen";
import type { StoryMetadata } from "../../story/story-metadata";

/** A story told to a form that the browser posted itself: whole at once, with or without JavaScript. */
export default function ToldScreen({ story, metadata }: { story: string; metadata: StoryMetadata }) {
  // The page came from a posted form: the wizard is a page of its own again.
  const leave = () => location.assign("/");
  return (
    <main className="page">
      <StoryScreen
        telling={{ state: "done", text: story, storyteller: "storybook", metadata, receipt: null }}
        summary={metadata}
        animate={false}
        onCreateAnother={leave}
        onTryAgain={leave}
        onStartOver={leave}
      />
    </main>
  );
}
