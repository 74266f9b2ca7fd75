import { useEffect, useRef } from "react";
import type { Pictured } from "../../../picture/scene";
import type { StoryText } from "../../../story/text/text";
import type { StoryMetadata } from "../../../story/told/metadata";
import { broughtOnce } from "../../../ui/late-parts/brought-once";
import { Picture } from "../../../ui/picture";
import { showNotice } from "../../../ui/toasts/toasts.client";
import { BusyButton } from "../../busy-button";
import { notices } from "../../notices";

interface PdfToolProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  readonly pictured: Pictured;
  /** Fetches the makings at once, for when there is no network later. */
  readonly isFetchedAhead?: boolean | undefined;
  /** The PDF would lack characters of this story, so none was made. */
  readonly onLack: () => void;
}

const loadPdf = broughtOnce(() => import("./save-pdf.client"));

/** Not without a network, and not where the parent asked the browser to be sparing. */
const mayFetchAhead = () =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** The PDF's library and fonts are larger than the whole page: they come when the story is there, or for who presses. */
export function PdfTool({ story, metadata, pictured, isFetchedAhead, onLack }: PdfToolProps) {
  const makings = useRef(pictured);
  useEffect(() => {
    if (!isFetchedAhead || !mayFetchAhead()) return;
    // Where they do not come, the press asks again.
    loadPdf()
      .then(({ fetchPdfMakings }) => fetchPdfMakings(makings.current))
      .catch(() => {});
  }, [isFetchedAhead]);

  async function savePressed() {
    try {
      const { savePdf } = await loadPdf();
      const outcome = await savePdf(story, metadata, pictured, new Date());
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
