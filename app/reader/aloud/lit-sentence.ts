import { rangeOf } from "./blocks-of";
import type { Sentence } from "./sentences";

const highlightName = "story-lit";

export interface Light {
  on(sentence: Sentence): void;
  off(): void;
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}

/** A light under each line of the range. The text itself is React's: nothing of it is touched, so no letter moves. */
function layBeneath(layer: HTMLElement, root: HTMLElement, range: Range): void {
  const origin = root.getBoundingClientRect();
  layer.replaceChildren(
    ...Array.from(range.getClientRects(), ({ left, top, width, height }) => {
      const line = document.createElement("span");
      line.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`;
      line.style.width = `${width}px`;
      line.style.height = `${height}px`;
      return line;
    }),
  );
}

/**
 * The page goes along as long as what was read stays in view: whoever scrolls away is not fetched back.
 * @param foot where the screen ends for a reader
 */
function bringIntoView(range: Range, wasInView: boolean, foot: number): void {
  const { top, bottom } = range.getBoundingClientRect();
  const highest = innerHeight * 0.12;
  const lowest = Math.min(innerHeight * 0.7, foot);
  if ((top > highest && bottom < lowest) || !wasInView) return;
  const place = Math.max(highest, Math.min(innerHeight * 0.3, lowest - (bottom - top)));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: top - place, behavior: calm ? "instant" : "smooth" });
}

/**
 * Lights the sentence that is read: by a highlight, or where the browser has none by a layer beneath the text.
 * @param bar lies over the foot of the screen
 */
export function createLight(root: HTMLElement, bar: HTMLElement): Light {
  const canHighlight = typeof Highlight === "function" && "highlights" in CSS;
  const layer = document.createElement("span");
  layer.className = "aloud-layer";
  layer.setAttribute("aria-hidden", "true");
  let range: Range | undefined;

  const layAgain = () => range && layBeneath(layer, root, range);
  const resized = canHighlight ? undefined : new ResizeObserver(layAgain);
  if (!canHighlight) {
    root.appendChild(layer);
    root.dataset.lit = "";
    resized?.observe(root);
  }

  return {
    on(sentence) {
      const wasInView = !range || isInView(range.getBoundingClientRect());
      range = rangeOf(root, sentence);
      if (!range) return;
      if (canHighlight) CSS.highlights.set(highlightName, new Highlight(range));
      else layAgain();
      bringIntoView(range, wasInView, bar.getBoundingClientRect().top);
    },
    off() {
      resized?.disconnect();
      if (canHighlight) CSS.highlights.delete(highlightName);
      layer.remove();
      delete root.dataset.lit;
    },
  };
}
