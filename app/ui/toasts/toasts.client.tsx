import { type CSSProperties, memo, useEffect } from "react";
import { Toaster, toast } from "sonner";
import styles from "sonner/dist/styles.css?inline";
import stylesUrl from "sonner/dist/styles.css?url";

export interface Notice {
  readonly title: string;
  readonly description: string;
  /** Something failed. */
  readonly destructive?: boolean;
}

let hasStyles = false;

/**
 * The library's own rules. As a sheet made by script they come with this very file, also where the network goes in
 * between; a style element our Content-Security-Policy forbids.
 */
function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  if ("adoptedStyleSheets" in document && "replaceSync" in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  // Safari before 16.4 cannot make one.
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesUrl;
  document.head.insertBefore(link, document.head.firstChild);
}

/** Milliseconds that a notice stays; longer while it is pointed at or has the focus. */
const duration = 4500;

/** Pixels at an end of the screen that a notice may take, its distance from the edge included. */
const strip = 112;

/** The end of the screen where a notice hides fewer controls. */
function freeEnd(): "top-center" | "bottom-center" {
  const boxes = Array.from(document.querySelectorAll("button, input, a[href]"), (box) => box.getBoundingClientRect());
  const atTop = boxes.filter(({ top, bottom }) => top < strip && bottom > 0);
  const atBottom = boxes.filter(({ top, bottom }) => bottom > innerHeight - strip && top < innerHeight);
  return atTop.length <= atBottom.length ? "top-center" : "bottom-center";
}

/** Shows a notice and has it read out. */
export function showNotice({ title, description, destructive = false }: Notice): void {
  (destructive ? toast.error : toast.success)(title, { description, position: freeEnd() });
}

const edge = { top: "max(0.75rem, env(safe-area-inset-top))", bottom: "max(0.75rem, env(safe-area-inset-bottom))" };
/** Room for the longest description on one line. */
const width = { "--width": "26rem" } as CSSProperties;
const classNames = { toast: "toast", title: "toast-title", icon: "toast-icon", error: "toast-destructive" };

/**
 * The place where notices appear; once in a page, and not on the server, which would ship all of react-dom for it.
 * Memoised: a growing story renders its screen again and again.
 */
export const Toasts = memo(function Toasts() {
  useEffect(addStyles, []);
  return (
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
  );
});
