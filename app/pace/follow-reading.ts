import { createPaceMeter } from "./meter";
import { createReading } from "./reading";

const tickMs = 5000;

interface Followed {
  /** Of one story, in their order. */
  readonly blocks: readonly Element[];
  /** Words a minute. */
  readonly pace: number;
  onLeft(minutes: number): void;
  /** Once, when enough was read. */
  onPace(pace: number): void;
}

const wordsIn = (block: Element) => block.textContent?.match(/\S+/g)?.length ?? 0;

/** Follows a reader through a story by what is on the screen, without asking for layout. */
export function followReading({ blocks, pace, onLeft, onPace }: Followed) {
  const starts = [0];
  for (const block of blocks) starts.push((starts.at(-1) ?? 0) + wordsIn(block));
  const reading = createReading(starts.at(-1) ?? 0, pace);
  const meter = createPaceMeter();
  const isShown = blocks.map(() => false);
  let passed = 0;
  let learned = false;

  /** Not before the first scrolling: the first screen is the story's alone. */
  const say = () => passed > 0 && onLeft(reading.minutesLeft());
  const learn = () => {
    const found = learned ? undefined : meter.pace();
    if (found === undefined) return;
    learned = true;
    onPace(found);
  };

  const observer = new IntersectionObserver((entries) => {
    const now = performance.now();
    for (const { target, isIntersecting } of entries) isShown[blocks.indexOf(target)] = isIntersecting;
    const first = isShown.indexOf(true);
    if (first < 0) return;
    const last = isShown.lastIndexOf(true);
    const from = starts[first] ?? 0;
    reading.look({ from, to: starts[last + 1] ?? from }, now);
    // From the first scrolling on: what was on the screen then belongs to the time before it.
    if (from > 0 && from !== passed) meter.at(from, now);
    passed = from;
    if (last === blocks.length - 1) learn();
    say();
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

  return {
    /** Up to the last one that is on the screen, or was scrolled past. */
    seen: (): readonly Element[] => blocks.slice(0, isShown.lastIndexOf(true) + 1),
    stop(): void {
      observer.disconnect();
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", hide);
      learn();
    },
  };
}
