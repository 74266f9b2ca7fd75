import { Picture } from "../../ui/picture";
import { showNotice } from "../../ui/toasts/toasts.client";
import { BusyButton } from "../busy-button";
import { copyStory, copyToClipboard } from "./copy-story";
import { type Printed, printStory } from "./print/print-story.client";

/** What can be done with any story, also with one that broke off. */
export function SaveTools(printed: Printed) {
  return (
    <>
      <BusyButton
        className="saving-tool"
        onPress={async () => showNotice(await copyStory(printed.story, copyToClipboard))}
      >
        <Picture name="copy" />
        Copy Text
      </BusyButton>
      <button type="button" className="saving-tool" onClick={() => void printStory(printed, window)}>
        <Picture name="print" />
        Print Story
      </button>
    </>
  );
}
