import { type SingleChoiceField, singleChoices } from "../../story/catalogue";
import { steps } from "../../story/steps";
import { parseAnswers } from "../answers/answers";
import { ChoiceGrid } from "./choice-grid";
import type { QuestionProps } from "./props";
import { Step } from "./step";

interface SingleChoiceStepProps extends QuestionProps {
  field: SingleChoiceField;
}

/** A question with one answer of a fixed set. */
export function SingleChoiceStep({ field, answers, error, onSelect, more, notes }: SingleChoiceStepProps) {
  const choose = (value: string) =>
    onSelect(parseAnswers({ ...answers, [field]: field === "age" ? Number(value) : value }));

  return (
    <Step field={field} error={error}>
      <ChoiceGrid
        field={field}
        type="radio"
        choices={singleChoices[field]}
        isChosen={(value) => value === String(answers[field])}
        dataEvent={steps.find((step) => step.field === field)?.dataEvent ?? ""}
        notes={notes}
        onChoose={choose}
      />
      {more}
    </Step>
  );
}
