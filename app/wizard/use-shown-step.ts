import { type RefObject, useRef } from "react";
import { type StepField, steps } from "../story/steps";
import { useBrowserLayoutEffect } from "../ui/use-layout-effect";
import { headlineId, stepNumber } from "./steps/step";

/** The first control of a question whose answer cannot stay. */
function markedIn(step: StepField): HTMLElement | null {
  return document.querySelector(`.step[data-step="${step}"] input[aria-invalid]`);
}

export function focusMarked(step: StepField): void {
  const marked = markedIn(step);
  marked?.focus({ preventScroll: true });
  // Each page starts at its top, before the frame; this comes after it.
  requestAnimationFrame(() => marked?.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** What was taken out of this question's answers, maybe below the fold. */
function showMessage(step: StepField): void {
  const message = document.querySelector(`.step[data-step="${step}"] .own-words-message[data-problem]:not(:empty)`);
  requestAnimationFrame(() => message?.scrollIntoView({ block: "nearest", behavior: "instant" }));
}

/**
 * Style sheets show the step that <html> names in `data-step`: `beforePaintScript` writes it first, this keeps it.
 * A turn to another step moves the focus to its headline and is told politely; the first sight of the page is not.
 */
export function useShownStep(
  step: StepField,
  hydrated: boolean,
  form: RefObject<HTMLFormElement>,
  announce: (message: string) => void,
) {
  const shown = useRef<StepField>();
  // Mounted on a living page means coming back from another screen.
  const isReturn = useRef(hydrated);

  useBrowserLayoutEffect(() => {
    if (!hydrated) return;
    document.documentElement.dataset.step = step;
    const from = shown.current;
    shown.current = step;
    if (from === step || (from === undefined && !isReturn.current)) return;
    if (from !== undefined && form.current) {
      form.current.dataset.turn = stepNumber(step) < stepNumber(from) ? "back" : "forward";
    }
    if (markedIn(step)) focusMarked(step);
    else document.getElementById(headlineId(step))?.focus({ preventScroll: true });
    showMessage(step);
    announce(`Step ${stepNumber(step)} of ${steps.length}: ${steps[stepNumber(step) - 1]?.title}`);
  }, [step, hydrated]);
}
