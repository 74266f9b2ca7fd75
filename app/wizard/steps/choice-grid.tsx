import type { ChangeEvent, ReactNode } from "react";
import type { Choice } from "../../story/catalogue";
import type { StepField } from "../../story/steps";
import { ChoiceCard } from "./choice-card";
import type { ChoiceNotes } from "./props";

interface ChoiceGridProps {
  field: StepField;
  type: "radio" | "checkbox";
  choices: readonly Choice[];
  isChosen(value: string): boolean;
  isDisabled?(value: string): boolean;
  invalid?: boolean;
  dataEvent: string;
  notes?: ChoiceNotes | undefined;
  onChoose(value: string, event: ChangeEvent<HTMLInputElement>): void;
  /** Stands after so many choices. */
  other?: { readonly card: ReactNode; readonly after: number };
}

export function ChoiceGrid({ field, type, choices, isChosen, isDisabled, invalid, ...rest }: ChoiceGridProps) {
  const { dataEvent, notes, onChoose, other } = rest;
  const cards = choices.map(({ value, label, hint }) => (
    <ChoiceCard
      key={value}
      type={type}
      name={field}
      value={value}
      label={label}
      hint={hint}
      note={notes?.[value]}
      chosen={isChosen(value)}
      disabled={isDisabled?.(value) ?? false}
      invalid={invalid ?? false}
      dataEvent={dataEvent}
      onChoose={onChoose}
    />
  ));
  return (
    <div className="choice-grid" data-field={field}>
      {cards.slice(0, other?.after)}
      {other?.card}
      {other && cards.slice(other.after)}
    </div>
  );
}
