import { useEffect } from "react";

/** Milliseconds without a touch, key or scroll after which the screen may sleep: so does the reader, presumably. */
const longestRest = 20 * 60_000;

const signsOfLife = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Keeps the screen awake while a story is read, where the browser can. It lets go by itself when the page is hidden; on
 * the way back it must be asked again. A refusal (low battery, no permission) changes nothing for the reader.
 */
export function useWakeLock(isRead: boolean): void {
  useEffect(() => {
    if (!isRead || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let asked = false;
    let left = false;
    let rest = 0;

    const release = () => {
      lock?.release().catch(() => {});
      lock = undefined;
    };
    const acquire = async () => {
      if (asked || (lock && !lock.released) || document.visibilityState !== "visible") return;
      asked = true;
      try {
        const got = await navigator.wakeLock.request("screen");
        if (left) got.release().catch(() => {});
        else lock = got;
      } catch {
        // The screen sleeps when it always does.
      } finally {
        asked = false;
      }
    };
    const stay = () => {
      clearTimeout(rest);
      rest = window.setTimeout(release, longestRest);
      void acquire();
    };

    stay();
    document.addEventListener("visibilitychange", stay);
    for (const sign of signsOfLife) addEventListener(sign, stay, { passive: true });
    return () => {
      left = true;
      clearTimeout(rest);
      release();
      document.removeEventListener("visibilitychange", stay);
      for (const sign of signsOfLife) removeEventListener(sign, stay);
    };
  }, [isRead]);
}
