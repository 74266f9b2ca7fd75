import type { MouseEvent } from "react";
import type { ButtonAttention } from "./use-button-attention";

interface WizardNavigationProps {
  hydrated: boolean;
  /** Whether the shown step has its answer. */
  answered: boolean;
  attention: ButtonAttention;
  onBack(): void;
  onContinue(): void;
}

/** The second click of a double click would press the button that has just come up under the pointer. */
function isSecondClick(event: MouseEvent): boolean {
  return event.detail > 1;
}

/**
 * All three buttons are always there; wizard.css shows those of the step. 'Create Story' is the form's one submit
 * button: it works without JavaScript, and Enter in the form comes to the wizard as a submission.
 */
export function WizardNavigation({ hydrated, answered, attention, onBack, onContinue }: WizardNavigationProps) {
  const { shakes, highlighted } = attention;
  const drawing = {
    "data-shake": shakes || undefined,
    "data-highlight": highlighted || undefined,
  };
  return (
    <div className="wizard-navigation">
      <button type="button" className="button button-quiet wizard-back" disabled={!hydrated} onClick={onBack}>
        Back
      </button>
      <button
        type="button"
        className="button wizard-forward wizard-continue"
        disabled={!hydrated || !answered}
        {...drawing}
        onClick={(event) => isSecondClick(event) || onContinue()}
      >
        Continue
      </button>
      <button
        type="submit"
        className="button wizard-forward wizard-create"
        disabled={hydrated && !answered}
        {...drawing}
        onClick={(event) => isSecondClick(event) && event.preventDefault()}
      >
        Create Story
      </button>
    </div>
  );
}
