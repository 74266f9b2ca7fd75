import { useEffect, useRef, useState } from "react";
import type { StepField } from "../story/steps";

/** Milliseconds, by the specification; attention.css animates for as long. */
const shakeTime = 1000;
const highlightTime = 2000;

export interface ButtonAttention {
  readonly shakes: boolean;
  readonly highlighted: boolean;
}

const resting: ButtonAttention = { shakes: false, highlighted: false };

/** A selection follows while it shakes: it begins anew. */
function shakeAnew(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === "wizard-shake") animation.currentTime = 0;
  }
}

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
    if (attention.shakes) shakeAnew();
    setAttention(({ highlighted }) => ({ shakes: true, highlighted: highlighted || becameValid }));
    window.clearTimeout(shakeEnd.current);
    shakeEnd.current = window.setTimeout(() => setAttention((now) => ({ ...now, shakes: false })), shakeTime);
    if (!becameValid) return;
    window.clearTimeout(highlightEnd.current);
    highlightEnd.current = window.setTimeout(
      () => setAttention((now) => ({ ...now, highlighted: false })),
      highlightTime,
    );
  }

  return { attention, drawAttention };
}
