import { useEffect } from "react";

/** Milliseconds after which a page that is never idle is not waited for any longer. */
const longestWait = 10_000;

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: longestWait });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
}

/** Its code comes when the page is idle. A line that breaks in between loses nothing: the next visit tries again. */
function register(act: (code: typeof import("./register")) => void): void {
  import("./register").then(act, () => {});
}

/** Keeps this page and what it needs on the device; nothing of it in the way of the first answer. */
export function useOffline(age: number | undefined): void {
  useEffect(
    () => (import.meta.env.PROD ? whenIdle(() => register((code) => void code.keepForOffline())) : undefined),
    [],
  );
  useEffect(() => {
    if (age !== undefined) register((code) => code.keepTalesFor(age));
  }, [age]);
}
