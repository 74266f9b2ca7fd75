import type { Telling } from "./telling";

export interface Frames {
  request(callback: () => void): number;
  cancel(frame: number): void;
}

/**
 * UTF-16 units that one frame may add. A whole long story at once costs a slow phone more than 50 ms of layout;
 * typing, at 143 units a second, never waits for this.
 */
const unitsPerFrame = 400;

/**
 * Passes states on to the screen: a growing text once per frame and in helpings, the end of a telling after its text,
 * everything else at once.
 */
export function createFramePacer(frames: Frames, show: (telling: Telling) => void) {
  let latest: Telling;
  let shown = 0;
  let frame: number | undefined;

  const showNext = () => {
    frame = undefined;
    if (!("text" in latest)) return;
    const { text, storyteller } = latest;
    const next = Math.min(text.length, shown + unitsPerFrame);
    if (next === text.length && latest.state !== "telling") return show(latest);
    if (next > shown) show({ state: "telling", text: text.slice(0, next), storyteller });
    shown = next;
    if (next < text.length) frame = frames.request(showNext);
  };

  return (telling: Telling): void => {
    latest = telling;
    if ("text" in telling) {
      frame ??= frames.request(showNext);
      return;
    }
    if (frame !== undefined) frames.cancel(frame);
    frame = undefined;
    shown = 0;
    show(telling);
  };
}
