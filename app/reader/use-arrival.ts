import { type RefObject, useEffect, useRef } from "react";

/**
 * A screen that takes the place of another one starts at its top and takes the focus with its heading, which the
 * button that led here has lost. Not for a page that the browser has just opened.
 */
export function useArrival(arrives: boolean): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivesAtFirst = useRef(arrives);
  useEffect(() => {
    if (!arrivesAtFirst.current) return;
    // Both need the layout: in the frame it is made anyway, here it would be made within React's own task.
    const frame = requestAnimationFrame(() => {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}
