import { ages, type Choice, genders, readingTimes, styles } from "../../story/catalogue";
import { steps } from "../../story/steps";
import { parseAnswers } from "../answers/answers";
import { ChoiceGrid } from "./choice-grid";
import type { QuestionProps } from "./props";
import { Step } from "./step";

const choicesOf = {
  age: ages.map((age) => ({ value: String(age), label: String(age) })),
  gender: genders,
  style: styles,
  readingTime: readingTimes,
} as const satisfies Record<string, readonly Choice[]>;

interface SingleChoiceStepProps extends QuestionProps {
  field: keyof typeof choicesOf;
}

/** A question with one answer of a fixed set. */
export function SingleChoiceStep({ field, answers, error, onSelect }: SingleChoiceStepProps) {
  const choose = (value: string) =>
    onSelect(parseAnswers({ ...answers, [field]: field === "age" ? Number(value) : value }));

  return (
    <Step field={field} error={error}>
      <ChoiceGrid
        field={field}
        type="radio"
        choices={choicesOf[field]}
        isChosen={(value) => value === String(answers[field])}
        dataEvent={steps.find((step) => step.field === field)?.dataEvent ?? ""}
        onChoose={choose}
      />
    </Step>
  );
}
