import { useRef } from "react";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";

const isOurs = (state: unknown) => (state as { isLamplight?: unknown } | null)?.isLamplight === true;

/**
 * An entry of its own in the browser's history for what lies over a page: Back closes it and Forward opens it again. The
 * router hears of neither: to it the page would be the same, loaded anew.
 */
export function useOwnEntry(isOpen: boolean, setIsOpen: (isOpen: boolean) => void) {
  const isLeaving = useRef(false);
  const restoration = useRef<ScrollRestoration>("auto");
  // With the element itself: Back may be pressed before the browser has painted it.
  useBrowserLayoutEffect(() => {
    const href = location.href;
    const move = (event: PopStateEvent) => {
      if (isOurs(event.state) === isOpen || (isOpen && location.href !== href)) return;
      event.stopImmediatePropagation();
      isLeaving.current = false;
      setIsOpen(!isOpen);
      if (isOpen)
        requestAnimationFrame(() => {
          history.scrollRestoration = restoration.current;
        });
    };
    // Before the router, which listens for the same.
    addEventListener("popstate", move, true);
    return () => removeEventListener("popstate", move, true);
  }, [isOpen, setIsOpen]);

  function enter() {
    restoration.current = history.scrollRestoration;
    // Where the page stands then is not for the browser to say.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, isLamplight: true }, "");
    setIsOpen(true);
  }

  /** As the browser's Back. Escape, a button and full screen may all ask for it, of one press. */
  function leave() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    history.back();
  }

  return { enter, leave };
}
