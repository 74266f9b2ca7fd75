import type { Telling } from "./telling";

export interface Frames {
  request(callback: () => void): number;
  cancel(frame: number): void;
  /** The page is hidden: no frame comes until it is shown again. */
  areStopped(): boolean;
}

/**
 * UTF-16 units that one frame may add. A whole long story at once costs a slow phone more than 50 ms of layout;
 * typing, at 143 units a second, never waits for this.
 */
const unitsPerFrame = 400;

/**
 * Passes states on to the screen: a growing text once per frame and in helpings, the end of a telling after its text,
 * everything else at once. A hidden page paints nothing that could be late, so there all is passed on as it comes: who
 * looks again finds what was told meanwhile.
 */
export function createFramePacer(frames: Frames, show: (telling: Telling) => void) {
  let latest: Telling;
  let shown = 0;
  let state: Telling["state"] | undefined;
  let frame: number | undefined;

  const pass = (telling: Telling) => {
    state = telling.state;
    show(telling);
  };

  const dropFrame = () => {
    if (frame !== undefined) frames.cancel(frame);
    frame = undefined;
  };

  const showNext = () => {
    frame = undefined;
    if (!("text" in latest)) return;
    const { text, storyteller, hero, back } = latest;
    const next = frames.areStopped() ? text.length : Math.min(text.length, shown + unitsPerFrame);
    if (next === text.length && latest.state !== "telling") {
      shown = next;
      return pass(latest);
    }
    // The same text again is of interest to whoever reads that it broke off there.
    if (next > shown || state === "broken") {
      pass({ state: "telling", text: text.slice(0, next), storyteller, ...(hero && { hero }), ...(back && { back }) });
    }
    shown = next;
    if (next < text.length) frame = frames.request(showNext);
  };

  return (telling: Telling): void => {
    latest = telling;
    if ("text" in telling && !frames.areStopped()) {
      frame ??= frames.request(showNext);
      return;
    }
    dropFrame();
    if ("text" in telling) {
      showNext();
      return;
    }
    shown = 0;
    pass(telling);
  };
}
