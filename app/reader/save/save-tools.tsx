import type { StoryText } from "../../story/text";
import { Picture } from "../../ui/picture";
import { showNotice } from "../../ui/toasts/toasts.client";
import { BusyButton } from "../busy-button";
import type { StorySummary } from "../story-summary";
import { copyStory, copyToClipboard } from "./copy-story";
import { printStory } from "./print/print-story.client";

interface SaveToolsProps {
  readonly story: StoryText;
  readonly summary: StorySummary;
}

/** What can be done with any story, also with one that broke off. */
export function SaveTools({ story, summary }: SaveToolsProps) {
  return (
    <>
      <BusyButton className="saving-tool" onPress={async () => showNotice(await copyStory(story, copyToClipboard))}>
        <Picture name="copy" />
        Copy Text
      </BusyButton>
      <button type="button" className="saving-tool" onClick={() => void printStory(story, summary, window)}>
        <Picture name="print" />
        Print Story
      </button>
    </>
  );
}
