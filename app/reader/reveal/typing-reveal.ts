import { laidEndToEnd, lastStartBefore, unitsAfter, wholeCharacters } from "./boundary";

/**
 * The story is laid out and in the accessibility tree at once; typing only moves a boundary of visibility through it.
 * Blocks after the boundary's own are transparent by attribute; inside its block a custom highlight hides the rest, which
 * changes no DOM, so that selection, find-in-page and layout stay as they are. Without highlights whole blocks appear.
 */
const untoldAttribute = "data-untold";
const blockSelector = "[data-story-block]";
const highlightName = "story-untold";

export interface TypingReveal {
  /** After each change of the text, before it is painted. `complete`: no more will come. */
  grow(complete: boolean): void;
  /** Shows everything there is and everything that comes. */
  showAll(): void;
  stop(): void;
}

export function prefersNoTyping(): boolean {
  // Forced colors would show the untold text in the system's color.
  return matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches;
}

/** @param onEnd called once, when all of a complete story is visible. */
export function startTypingReveal(root: HTMLElement, caret: HTMLElement | null, onEnd: () => void): TypingReveal {
  const canHighlight = typeof Highlight === "function" && "highlights" in CSS;
  const range = document.createRange();
  if (canHighlight) CSS.highlights.set(highlightName, new Highlight(range));

  let blocks: Element[] = [];
  /** Where each block starts, in units from the beginning of the story. */
  let starts: number[] = [];
  let length = 0;
  let current = 0;
  let told = 0;
  let complete = false;
  let frame = 0;
  let lastFrame: number | undefined;
  let ended = false;

  /** Hides the rest of the current block. */
  const place = () => {
    const block = blocks[current];
    if (!block) return;
    let rest = Math.floor(told) - (starts[current] ?? 0);
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (node && rest > (node.nodeValue?.length ?? 0)) {
      rest -= node.nodeValue?.length ?? 0;
      node = walker.nextNode();
    }
    if (!node) return range.collapse();
    range.setStart(node, wholeCharacters(node.nodeValue ?? "", rest));
    range.setEnd(block, block.childNodes.length);
  };

  const reveal = () => {
    const reached = lastStartBefore(starts, told);
    for (; current < reached; current++) blocks[current + 1]?.removeAttribute(untoldAttribute);
    place();
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (canHighlight) CSS.highlights.delete(highlightName);
    for (const block of blocks) block.removeAttribute(untoldAttribute);
    caret?.removeAttribute("data-shown");
  };

  const end = () => {
    if (ended) return;
    ended = true;
    stop();
    onEnd();
  };

  const tick = (now: number) => {
    frame = 0;
    told = unitsAfter(told, now - (lastFrame ?? now), length);
    lastFrame = now;
    reveal();
    // Only here, where the layout is made anyway: it asks where the boundary is on the screen.
    if (caret && canHighlight) placeCaret(caret, root, range);
    if (told < length) frame = requestAnimationFrame(tick);
    else if (complete) end();
    // Caught up with the storyteller: time spent waiting is no debt to be typed off later.
    else lastFrame = undefined;
  };

  return {
    grow(isComplete) {
      if (ended) return;
      complete = isComplete;
      blocks = Array.from(root.querySelectorAll(blockSelector));
      ({ starts, length } = laidEndToEnd(blocks.map((block) => block.textContent?.length ?? 0)));
      told = Math.min(told, length);
      current = lastStartBefore(starts, told);
      blocks.forEach((block, index) => {
        block.toggleAttribute(untoldAttribute, index > current);
      });
      place();
      if (frame !== 0) return;
      frame = requestAnimationFrame(tick);
      // From now, not from that frame: on a hidden page it comes much later.
      lastFrame ??= performance.now();
    },
    showAll: end,
    stop() {
      ended = true;
      stop();
    },
  };
}

/** Beside the first hidden character, by transform alone: it takes no place in the text. */
function placeCaret(caret: HTMLElement, root: HTMLElement, range: Range): void {
  const at = range.getClientRects()[0];
  if (!at) return;
  const origin = root.getBoundingClientRect();
  const { parentElement } = range.startContainer;
  const x = parentElement && getComputedStyle(parentElement).direction === "rtl" ? at.right : at.left;
  caret.style.transform = `translate(${x - origin.left}px, ${at.top - origin.top}px)`;
  caret.style.height = `${at.height}px`;
  caret.setAttribute("data-shown", "");
}
