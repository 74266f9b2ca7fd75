import type { MouseEvent } from "react";
import { type StepField, steps } from "../../story/steps";
import { headlineId } from "./step";

interface ErrorSummaryProps {
  /** Field → sentence; a name that is no field's concerns the whole form. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** Without JavaScript the link leads to the headline; with it, the address names the one step that shows. */
function turnTo(event: MouseEvent, field: StepField) {
  event.preventDefault();
  window.location.hash = field;
}

/** Everything the server did not accept, with a way to each question. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const marked = steps.filter(({ field }) => errors[field] !== undefined);
  const others = Object.keys(errors).filter((name) => errors[name] && !steps.some(({ field }) => field === name));
  if (marked.length + others.length === 0) return null;
  return (
    <div className="wizard-errors" role="alert">
      <p className="wizard-errors-title">Please look at these answers again:</p>
      <ul>
        {marked.map(({ field, title }) => (
          <li key={field}>
            <a href={`#${headlineId(field)}`} onClick={(event) => turnTo(event, field)}>
              {title}
            </a>
            : {errors[field]}
          </li>
        ))}
        {others.map((name) => (
          <li key={name}>{errors[name]}</li>
        ))}
      </ul>
    </div>
  );
}
