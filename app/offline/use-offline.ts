import { useEffect } from "react";

/** Milliseconds after which Safari, which has no `requestIdleCallback`, is taken to be idle. */
const whileBusy = 2000;

/** Keeps the story maker on the device, and the tales for a child of this age; nothing of it in the way of the answers. */
export function useOffline(age: number | undefined): void {
  useEffect(() => {
    // In development each change of the code must show.
    if (!import.meta.env.PROD) return;
    const keep = () => import("./register").then(({ keepForOffline }) => keepForOffline(age)).catch(() => {});
    if (typeof requestIdleCallback === "function") requestIdleCallback(keep);
    else setTimeout(keep, whileBusy);
  }, [age]);
}
