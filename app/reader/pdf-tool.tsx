import type { StoryMetadata } from "../story/story-metadata";
import type { StoryText } from "../story/story-text";
import { Picture } from "../ui/picture";
import { showNotice } from "../ui/toasts.client";
import { BusyButton } from "./busy-button";
import { notices } from "./keeping-notices";

interface PdfToolProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  /** The PDF would lack characters of this story, so none was made. */
  readonly onLack: () => void;
}

/** The PDF's library and fonts are larger than the whole page: they come only for who presses. */
export function PdfTool({ story, metadata, onLack }: PdfToolProps) {
  async function save() {
    try {
      const { savePdf } = await import("./save-pdf.client");
      const outcome = await savePdf(story, metadata, new Date());
      if (outcome.ok) showNotice(notices.pdfSaved);
      else onLack();
    } catch {
      showNotice(notices.pdfFailed);
    }
  }
  return (
    <BusyButton className="keeping-tool" onPress={save}>
      <Picture name="pdf" />
      Save as PDF
    </BusyButton>
  );
}
