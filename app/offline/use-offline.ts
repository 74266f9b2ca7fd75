import { useEffect } from "react";
import { keepForOffline, keepTalesFor } from "./register";

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

/** Keeps this page and what it needs on the device; nothing of it in the way of the first answer. */
export function useOffline(age: number | undefined): void {
  useEffect(() => (import.meta.env.PROD ? whenIdle(() => void keepForOffline()) : undefined), []);
  useEffect(() => {
    if (age !== undefined) keepTalesFor(age);
  }, [age]);
}
