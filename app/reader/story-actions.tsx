import { useMemo, useRef, useState } from "react";
import { parseStory } from "../story/text";
import { Picture } from "../ui/picture";
import { useHydrated } from "../ui/use-hydrated";
import { BusyButton } from "./busy-button";
import { HomeForm } from "./home-form";
import { PdfTool } from "./save/pdf/tool";
import { PrintOffer } from "./save/print/offer";
import { printStory } from "./save/print/print-story.client";
import { SaveTools } from "./save/save-tools";
import { LinkField } from "./share/link-field";
import type { ShareableStory } from "./share/share-story";
import { useSharing } from "./share/use-sharing";
import type { StorySummary } from "./story-summary";

interface ToldActionsProps {
  readonly story: ShareableStory;
  readonly onCreateAnother: () => void;
}

const homeOnlyNote =
  "You are offline, so for now the link opens the story maker, not this story. Please share it again when you are back online.";

/** All that a parent can do with a story that was told to its end. Without JavaScript: ask for another. */
export function ToldActions({ story: told, onCreateAnother }: ToldActionsProps) {
  const hydrated = useHydrated();
  const tools = useRef<HTMLDivElement>(null);
  const story = useMemo(() => parseStory(told.text), [told.text]);
  const [lacksLetters, setLacksLetters] = useState(false);
  const { metadata } = told;
  const { isShared, isHomeOnly, offered, share, stop, copyOffered } = useSharing(told);

  async function stopSharing() {
    // The button that was pressed goes away with what it stopped.
    if (await stop()) tools.current?.querySelector("button")?.focus();
  }

  return (
    <div className="saving">
      <HomeForm className="button button-quiet saving-another" onGo={onCreateAnother}>
        Create Another
      </HomeForm>
      {hydrated && (
        <div className="saving-tools" ref={tools}>
          <BusyButton className="saving-tool" onPress={share}>
            <Picture name="share" />
            Share Story
          </BusyButton>
          <SaveTools story={story} summary={metadata} />
          <PdfTool story={story} metadata={metadata} onLack={() => setLacksLetters(true)} />
        </div>
      )}
      {lacksLetters && <PrintOffer onPrint={() => void printStory(story, metadata, window)} />}
      {offered !== undefined && <LinkField key={offered} text={offered} onCopy={() => copyOffered(offered)} />}
      <p className="saving-note" role="status">
        {isHomeOnly && homeOnlyNote}
      </p>
      {isShared && (
        <div className="saving-shared">
          <p>Everyone who has its link can read this story.</p>
          <BusyButton className="button button-quiet" onPress={stopSharing}>
            Stop sharing
          </BusyButton>
        </div>
      )}
    </div>
  );
}

/** A story that broke off can be kept as far as it came, but not passed on. */
export function BrokenActions({ text, summary }: { readonly text: string; readonly summary: StorySummary }) {
  const hydrated = useHydrated();
  const story = useMemo(() => parseStory(text), [text]);
  if (!hydrated) return null;
  return (
    <div className="saving">
      <div className="saving-tools">
        <SaveTools story={story} summary={summary} />
      </div>
    </div>
  );
}
