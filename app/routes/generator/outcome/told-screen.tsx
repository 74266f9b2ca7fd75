import { useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { StoryScreen } from "../../../reader/story-screen";
import { KeptNote } from "../../../shelf/screen/kept-note";
import { useKeeping } from "../../../shelf/use-keeping";
import type { StoryRequest } from "../../../story/request";
import type { Retelling } from "../../../story/retelling";
import type { StoryMetadata } from "../../../story/told/metadata";
import type { InsteadReason } from "../../../story/told/wire-events";

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
  questions?: readonly string[] | undefined;
}

/** A story that came whole with its page: told to a form that the browser posted itself, or opened from its link. */
export default function ToldScreen({ story, metadata, receipt = null, request, ...known }: ToldScreenProps) {
  const { retelling, hero, because } = known;
  const telling = useMemo(
    () => ({
      state: "done" as const,
      text: story,
      storyteller: retelling ? ("storybook" as const) : ("model" as const),
      metadata,
      receipt,
      hero,
      retelling,
      because,
    }),
    [story, metadata, receipt, hero, retelling, because],
  );
  // A story that was opened from its link may be anybody’s.
  const isFromLink = useLocation().pathname !== "/";
  const keeping = useKeeping(isFromLink ? undefined : telling, request, true);
  // The page is the story's own: the wizard is another one.
  const leave = () => location.assign("/");
  return (
    <main className="page reader-screen">
      <StoryScreen
        telling={telling}
        summary={metadata}
        request={request}
        animate={false}
        isFromLink={isFromLink}
        kept={!isFromLink && <KeptNote keeping={keeping} />}
        questions={known.questions}
        onCreateAnother={leave}
        onTryAgain={leave}
        onStartOver={leave}
      />
    </main>
  );
}
