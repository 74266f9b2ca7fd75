import { useEffect } from "react";
import type { Pictured } from "../../../picture/scene";
import type { StoryMetadata } from "../../../story/metadata";
import type { StoryText } from "../../../story/text";
import { reachSite } from "../../../ui/reach-site";
import { showNotice } from "../../../ui/toasts/toasts.client";
import { BusyButton } from "../../busy-button";
import { notices } from "../../notices";

interface EpubToolProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  readonly pictured: Pictured;
}

let loaded: typeof import("./save-epub.client") | undefined;

/** @throws when the network does not give it; then it can be tried again. */
async function loadEpub() {
  if (!loaded) {
    await reachSite();
    loaded = await import("./save-epub.client");
  }
  return loaded;
}

/** Saves the story as an e-book. What it is made with comes when the button is seen, for when there is no network later. */
export function EpubTool({ story, metadata, pictured }: EpubToolProps) {
  useEffect(() => {
    // Where it does not come, the press asks again.
    loadEpub().catch(() => {});
  }, []);

  async function savePressed() {
    try {
      const { saveEpub } = await loadEpub();
      await saveEpub(story, metadata, pictured, new Date());
      showNotice(notices.epubSaved);
    } catch {
      showNotice(notices.epubFailed);
    }
  }
  return (
    <BusyButton className="button button-quiet" onPress={savePressed}>
      E-book
    </BusyButton>
  );
}
