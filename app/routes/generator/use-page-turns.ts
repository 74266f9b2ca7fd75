import { useEffect, useRef } from "react";
import { type StepField, steps } from "../../story/steps";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import type { Place, Places } from "./use-place";

function isAfter(field: StepField, other: StepField): boolean {
  const order = steps.map((step) => step.field);
  return order.indexOf(field) > order.indexOf(other);
}

interface PageTurns extends Pick<Places, "place" | "goTo"> {
  hydrated: boolean;
  /** The first question without an answer. */
  missing: StepField | undefined;
  /** The first question whose answer was refused; a new object each time that answers are refused. */
  refused: { readonly field: StepField | undefined };
}

/** Leads to the question that wants an answer, and starts each page at its top. */
export function usePageTurns({ place, goTo, hydrated, missing, refused }: PageTurns): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other answers are refused
  useEffect(() => {
    if (refused.field) goTo(refused.field, { replace: true });
  }, [refused]);

  // Only a question whose earlier ones are answered can be shown: an address from elsewhere may name any.
  const isAhead = hydrated && place !== "story" && missing !== undefined && isAfter(place, missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew whenever that changes
  useEffect(() => {
    if (isAhead) goTo(missing, { replace: true });
  }, [isAhead, missing]);

  // The browser would keep the place of the page before.
  const shown = useRef<Place>(place);
  useBrowserLayoutEffect(() => {
    if (hydrated && place !== "story") delete document.documentElement.dataset.screen;
    if (shown.current !== place) scrollTo({ top: 0, behavior: "instant" });
    shown.current = place;
  }, [hydrated, place]);
}
