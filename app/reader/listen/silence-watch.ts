import { onWake } from "./wait";

/** Milliseconds. Whoever tells sends a comment twice a second, so that this much silence is a broken line. */
const longestSilence = 10_000;
/** The same for a page that is looked at again, or a network that is back. */
const longestSilenceAwake = 1500;

export interface SilenceWatch {
  /** Something was heard: from now on silence counts. */
  heard(): void;
  stop(): void;
}

/** A phone in a tunnel is not told that its line is dead: only the silence says so. */
export function watchSilence(onSilence: () => void): SilenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  const stopWaking = onWake(() => {
    if (last !== undefined && performance.now() - last > longestSilenceAwake) onSilence();
  });
  return {
    heard() {
      last = performance.now();
      clearTimeout(timer);
      timer = setTimeout(onSilence, longestSilence);
    },
    stop() {
      clearTimeout(timer);
      stopWaking();
    },
  };
}
