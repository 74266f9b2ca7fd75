import { type CSSProperties, type FocusEvent, memo, useEffect } from "react";
import { Toaster, toast } from "sonner";
import styles from "sonner/dist/styles.css?inline";
import { pageSheetId } from "../first-paint/page-sheet";
import { freestPlace, type NoticePlace } from "./free-place";

export interface Notice {
  readonly title: string;
  readonly description: string;
  /** Something failed. */
  readonly destructive?: boolean;
}

let hasStyles = false;

/** A style sheet of our own; an extension's may not be written to. */
function ownSheet(): CSSStyleSheet | undefined {
  return Array.from(document.styleSheets).find(
    ({ href, ownerNode }) => (ownerNode as Element | null)?.id === pageSheetId || href?.startsWith(location.origin),
  );
}

/**
 * The library's own rules, added by script: its style element is what our Content-Security-Policy forbids, and a file of
 * their own might not come where the network goes in between.
 */
function addStyles(): void {
  const sheet = ownSheet();
  if (hasStyles || !sheet) return;
  hasStyles = true;
  // One rule that holds them all, since only single rules can be added.
  sheet.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
}

/** Milliseconds that a notice stays; longer while it is pointed at. */
const duration = 4500;

/** Where a notice hides the fewest controls of the page. */
function freePlace(): NoticePlace {
  const controls = document.querySelectorAll("button, input, a[href]");
  const shown = Array.from(controls).filter((control) => !control.closest("[data-sonner-toaster]"));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const boxes = shown.map((control) => control.getBoundingClientRect());
  return freestPlace(boxes, { width: innerWidth, height: innerHeight, notice: noticeRems * rem });
}

/** Shows a notice and has it read out. */
export function showNotice({ title, description, destructive = false }: Notice): void {
  (destructive ? toast.error : toast.success)(title, { description, position: freePlace() });
}

const edge = { top: "max(0.75rem, env(safe-area-inset-top))", bottom: "max(0.75rem, env(safe-area-inset-bottom))" };
/** Room for the longest description on one line. */
const noticeRems = 26;
const width = { "--width": `${noticeRems}rem` } as CSSProperties;
/** Else the library sends whoever goes on from a notice by Tab back to where they came from, again and again. */
const hideFromLibrary = (event: FocusEvent) => event.stopPropagation();
const classNames = { toast: "toast", title: "toast-title", icon: "toast-icon", error: "toast-destructive" };

/**
 * The place where notices appear; once in a page, and not on the server, which would ship all of react-dom for it.
 * Memoised: a growing story renders its screen again and again.
 */
export const Toasts = memo(function Toasts() {
  useEffect(addStyles, []);
  return (
    <div onFocusCapture={hideFromLibrary}>
      <Toaster
        // Else it asks for the computed style at each rendering.
        dir="ltr"
        position="top-center"
        duration={duration}
        style={width}
        offset={edge}
        mobileOffset={edge}
        toastOptions={{ unstyled: true, classNames }}
      />
    </div>
  );
});
