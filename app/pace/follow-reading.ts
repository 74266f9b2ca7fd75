import { createPaceMeter } from "./meter";
import { createReading } from "./reading";
import { hearPlaces, type ReadingPlace, type View } from "./reading-place";

const tickMs = 5000;

interface Followed {
  /** Of one story, in their order. */
  readonly blocks: readonly Element[];
  /** Words a minute. */
  readonly pace: number;
  onLeft(minutes: number): void;
  /** When enough was read, at each look at the story's end: the first counts. */
  onPace(pace: number): void;
}

const wordsIn = (block: Element) => block.textContent?.match(/\S+/g)?.length ?? 0;

/** Follows a reader through a story by what is on the screen, without asking for layout, and by lamplight. */
export function followReading({ blocks, pace, onLeft, onPace }: Followed) {
  const starts = [0];
  for (const block of blocks) starts.push((starts.at(-1) ?? 0) + wordsIn(block));
  const words = starts.at(-1) ?? 0;
  const reading = createReading(words, pace);
  const meter = createPaceMeter();
  const isShown = blocks.map(() => false);
  let place: ReadingPlace = "on the page";
  let passed = 0;

  /** Not before the first scrolling: the first screen is the story's alone. */
  const say = () => passed > 0 && onLeft(reading.minutesLeft());
  const learn = () => {
    const found = meter.pace();
    if (found !== undefined) onPace(found);
  };

  function look(view: View): void {
    const now = performance.now();
    reading.look(view, now);
    // From the first scrolling on: what was on the screen then belongs to the time before it.
    if (view.from > 0 && view.from !== passed && place !== "by voice") meter.at(view.from, now);
    passed = view.from;
    if (view.to >= words) learn();
    say();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isShown[blocks.indexOf(target)] = isIntersecting;
    const from = starts[isShown.indexOf(true)];
    if (from === undefined || typeof place === "object") return;
    look({ from, to: starts[isShown.lastIndexOf(true) + 1] ?? from });
  });
  for (const block of blocks) observer.observe(block);

  const ticking = setInterval(() => {
    if (document.visibilityState === "hidden") return;
    reading.goOn(performance.now());
    say();
  }, tickMs);
  const hide = () => {
    if (document.visibilityState !== "hidden") return;
    reading.pause();
    meter.pause();
  };
  document.addEventListener("visibilitychange", hide);
  const hearNoMore = hearPlaces((said) => {
    place = said;
    if (typeof said === "object") look(said);
    else meter.pause();
  });

  return {
    /** Up to the last one that is on the screen, or was scrolled past. */
    seen: (): readonly Element[] => blocks.slice(0, isShown.lastIndexOf(true) + 1),
    stop(): void {
      observer.disconnect();
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", hide);
      hearNoMore();
      learn();
    },
  };
}
