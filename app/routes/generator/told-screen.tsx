import { useLocation } from "@remix-run/react";
import { StoryScreen } from "../../reader/story-screen";
import type { StoryMetadata } from "../../story/metadata";
import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import type { InsteadReason } from "../../story/wire-events";

interface ToldScreenProps {
  story: string;
  metadata: StoryMetadata;
  /** Without one it has no link of its own. */
  receipt?: string | null;
  hero?: string | undefined;
  /** Where they are known, a long storybook story has a link that needs no database. */
  request?: StoryRequest | undefined;
  retelling?: Retelling | undefined;
  because?: InsteadReason | undefined;
}

/** A story that came whole with its page: told to a form that the browser posted itself, or opened from its link. */
export default function ToldScreen({ story, metadata, receipt = null, request, ...known }: ToldScreenProps) {
  // A story that was opened from its link may be anybody’s.
  const isFromLink = useLocation().pathname !== "/";
  // The page is the story's own: the wizard is another one.
  const leave = () => location.assign("/");
  return (
    <main className="page reader-screen">
      <StoryScreen
        telling={{
          state: "done",
          text: story,
          storyteller: known.retelling ? "storybook" : "model",
          metadata,
          receipt,
          ...known,
        }}
        summary={metadata}
        request={request}
        animate={false}
        isFromLink={isFromLink}
        onCreateAnother={leave}
        onTryAgain={leave}
        onStartOver={leave}
      />
    </main>
  );
}
