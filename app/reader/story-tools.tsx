import type { Pictured } from "../picture/scene";
import type { StoryText } from "../story/text/text";
import type { StoryMetadata } from "../story/told/metadata";
import { Picture } from "../ui/picture";
import type { BookOrigin } from "./books/book";
import { BookTool } from "./books/tool";
import { BusyButton } from "./busy-button";
import { ColoringTool } from "./save/coloring/tool";
import { PdfTool } from "./save/pdf/tool";
import { SaveTools } from "./save/save-tools";

interface StoryToolsProps {
  readonly story: StoryText;
  readonly metadata: StoryMetadata;
  readonly pictured: Pictured;
  readonly origin: BookOrigin;
  /** Absent where the story is somebody else's. */
  readonly onShare?: (() => Promise<void>) | undefined;
  /** Fetches what a PDF is made with, for when there is no network later. */
  readonly isFetchedAhead?: boolean | undefined;
  /** The PDF would lack letters of this story, so none was made. */
  readonly onLack: () => void;
}

/** The ways to pass a told story on and to keep it, the same below the story and at its head. */
export function StoryTools({ story, metadata, pictured, origin, onShare, isFetchedAhead, onLack }: StoryToolsProps) {
  return (
    <>
      {onShare && (
        <BusyButton className="saving-tool" onPress={onShare}>
          <Picture name="share" />
          Share Story
        </BusyButton>
      )}
      <SaveTools story={story} summary={metadata} pictured={pictured} />
      <ColoringTool story={story} pictured={pictured} />
      <PdfTool story={story} metadata={metadata} pictured={pictured} isFetchedAhead={isFetchedAhead} onLack={onLack} />
      <BookTool {...origin} story={story} metadata={metadata} pictured={pictured} onLack={onLack} />
    </>
  );
}
