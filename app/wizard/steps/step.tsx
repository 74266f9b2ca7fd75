import type { ReactNode } from "react";
import { type StepField, steps } from "../../story/steps";
import { Evening } from "../../ui/evening/evening";
import { Picture } from "../../ui/picture";

export function headlineId(field: StepField): string {
  return `${field}-headline`;
}

/** Of the sentence that says what is wrong with a step's answer. */
export function errorId(field: StepField): string {
  return `${field}-error`;
}

/** 1 to 6. */
export function stepNumber(field: StepField): number {
  return steps.findIndex((step) => step.field === field) + 1;
}

interface StepProps {
  field: StepField;
  error: string | undefined;
  children: ReactNode;
}

/**
 * The frame of one question. It has no id: were one `interests`, the address `#interests` would make the browser scroll
 * and move the focus by itself while the page loads.
 */
export function Step({ field, error, children }: StepProps) {
  const number = stepNumber(field);
  const position = `Step ${number} of ${steps.length}`;
  const step = steps[number - 1];
  // A set of checkboxes is a plain group: `aria-invalid` and `aria-required` belong to radio groups only.
  const radios = field === "interests" ? {} : ({ role: "radiogroup", "aria-invalid": error !== undefined } as const);
  return (
    <fieldset
      className="step"
      data-step={field}
      {...radios}
      aria-labelledby={headlineId(field)}
      aria-describedby={error === undefined ? undefined : errorId(field)}
    >
      <legend className="step-legend sky">
        <Picture name="full-moon" className="step-moon" />
        <Evening />
        <span className="step-position">
          <span>{position}</span>
          <span>{step?.title}</span>
        </span>
        <progress className="step-progress" aria-label={position} value={number} max={steps.length} />
        <h2 id={headlineId(field)} className="step-headline" tabIndex={-1}>
          {step?.headline}
        </h2>
      </legend>
      {error !== undefined && (
        <p id={errorId(field)} className="step-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
