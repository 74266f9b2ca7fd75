import { type ReactNode, useState } from "react";
import type { CalledStory } from "../child/use-called-story";
import type { StoryMetadata } from "../story/told/metadata";
import { Toasts } from "../ui/toasts/toasts.client";
import { useHydrated } from "../ui/use-hydrated";
import { StoryMenu } from "./reading/story-menu";
import { PrintOffer } from "./save/print/offer";
import { printStory } from "./save/print/print-story.client";
import { OwnShare } from "./share/own-share";
import { StoryTools } from "./story-tools";

interface RecipientTools {
  /** At the story's head. */
  readonly menu: ReactNode;
  /** Below the story. */
  readonly below: ReactNode;
}

/** What the recipient of a shared story can do with it, once there is JavaScript; and who shared it, take it back. */
export function useRecipientTools(id: string, { story, called }: CalledStory, metadata: StoryMetadata): RecipientTools {
  const hydrated = useHydrated();
  const [lacksLetters, setLacksLetters] = useState(false);
  if (!hydrated) return { menu: null, below: null };
  const tools = (
    <StoryTools
      story={story}
      metadata={metadata}
      pictured={metadata}
      origin={{ called }}
      onLack={() => setLacksLetters(true)}
    />
  );
  return {
    menu: <StoryMenu>{tools}</StoryMenu>,
    below: (
      <>
        <div className="saving-tools">{tools}</div>
        {lacksLetters && (
          <PrintOffer onPrint={() => void printStory({ story, summary: metadata, pictured: metadata }, window)} />
        )}
        <OwnShare id={id} />
        <Toasts />
      </>
    ),
  };
}
