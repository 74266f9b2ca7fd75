import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";

/** The frame that browsers draw around a page goes dark with it: the first of these tags counts. */
function darkenFrame(): () => void {
  const tag = document.createElement("meta");
  tag.name = "theme-color";
  tag.content = "#000";
  document.head.insertBefore(tag, document.head.firstChild);
  return () => tag.remove();
}

/** The browser says that it was left a moment later, when the dialog may be there again: that is not for it. */
function leaveFullScreen(): void {
  if (!document.fullscreenElement) return;
  const left = new AbortController();
  const swallow = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener("fullscreenchange", swallow, { once: true, capture: true, signal: left.signal });
  document.exitFullscreen().catch(() => left.abort());
}

/** Shows the dialog over all else, as long as it is there. @param onLeave full screen was left, by the browser's own way */
export function useNight(dialog: RefObject<HTMLDialogElement>, onLeave: () => void): void {
  useBrowserLayoutEffect(() => {
    const lighten = darkenFrame();
    dialog.current?.showModal();
    return () => {
      lighten();
      leaveFullScreen();
    };
  }, [dialog]);

  useBrowserLayoutEffect(() => {
    // A phone that is locked leaves it too: then the story goes on where it was.
    const change = () => !document.fullscreenElement && document.visibilityState === "visible" && onLeave();
    document.addEventListener("fullscreenchange", change);
    return () => document.removeEventListener("fullscreenchange", change);
  });
}
