import { useEffect, useRef, useState } from "react";
import type { StepField } from "../story/steps";

/** Milliseconds, by the specification; wizard.css animates for as long. */
export const shakeTime = 1000;
export const highlightTime = 2000;

export interface ButtonAttention {
  /** How often the button has shaken since it last rested; 0 while it rests. */
  readonly shakes: number;
  readonly highlighted: boolean;
}

const resting: ButtonAttention = { shakes: 0, highlighted: false };

/** Draws the eye to the forward button: it shakes on every selection and glows once the step has become valid. */
export function useButtonAttention(step: StepField) {
  const [attention, setAttention] = useState(resting);
  const shakeEnd = useRef<number>();
  const highlightEnd = useRef<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts with a button at rest
  useEffect(
    () => () => {
      window.clearTimeout(shakeEnd.current);
      window.clearTimeout(highlightEnd.current);
      setAttention(resting);
    },
    [step],
  );

  function drawAttention(becameValid: boolean) {
    setAttention(({ shakes, highlighted }) => ({ shakes: shakes + 1, highlighted: highlighted || becameValid }));
    window.clearTimeout(shakeEnd.current);
    shakeEnd.current = window.setTimeout(() => setAttention((now) => ({ ...now, shakes: 0 })), shakeTime);
    if (!becameValid) return;
    window.clearTimeout(highlightEnd.current);
    highlightEnd.current = window.setTimeout(
      () => setAttention((now) => ({ ...now, highlighted: false })),
      highlightTime,
    );
  }

  return { attention, drawAttention };
}
