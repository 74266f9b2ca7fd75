import { type Pictured, sceneOf } from "../../../picture/scene";
import type { StoryText } from "../../../story/text/text";
import { Picture } from "../../../ui/picture";
import { showNotice } from "../../../ui/toasts/toasts.client";
import { notices } from "../../notices";
import { openWindow } from "../print/print-story.client";

interface ColoringToolProps {
  readonly story: StoryText;
  readonly pictured: Pictured;
}

/** Prints the story's picture in lines alone, for a child to color. */
export function ColoringTool({ story: { title }, pictured }: ColoringToolProps) {
  async function print() {
    // At once: later, a browser no longer takes it for the press's own.
    const opened = openWindow(window);
    try {
      if (!opened) throw new Error("The window was blocked.");
      const { printColoring } = await import("./print-coloring.client");
      await printColoring(opened, sceneOf(pictured), title || pictured.title);
    } catch {
      opened?.close?.();
      showNotice(notices.coloringFailed);
    }
  }
  return (
    <button type="button" className="saving-tool" onClick={() => void print()}>
      <Picture name="coloring" />
      Coloring Page
    </button>
  );
}
