import type { StoryMetadata } from "../../../story/metadata";
import type { StoryText } from "../../../story/text";
import { Picture } from "../../../ui/picture";
import { reachSite } from "../../../ui/reach-site";
import { showNotice } from "../../../ui/toasts/toasts.client";
import { BusyButton } from "../../busy-button";
import { notices } from "../../notices";

interface PdfToolProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  /** The PDF would lack characters of this story, so none was made. */
  readonly onLack: () => void;
}

let savePdf: typeof import("./save-pdf.client").savePdf | undefined;

/** @throws when the network does not give it; then it can be tried again. */
async function loadSavePdf() {
  if (!savePdf) {
    await reachSite();
    ({ savePdf } = await import("./save-pdf.client"));
  }
  return savePdf;
}

/** The PDF's library and fonts are larger than the whole page: they come only for who presses. */
export function PdfTool({ story, metadata, onLack }: PdfToolProps) {
  async function savePressed() {
    try {
      const save = await loadSavePdf();
      const outcome = await save(story, metadata, new Date());
      if (outcome.ok) showNotice(notices.pdfSaved);
      else onLack();
    } catch {
      showNotice(notices.pdfFailed);
    }
  }
  return (
    <BusyButton className="saving-tool" onPress={savePressed}>
      <Picture name="pdf" />
      Save as PDF
    </BusyButton>
  );
}
