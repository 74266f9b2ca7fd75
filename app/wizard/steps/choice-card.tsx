import { type ChangeEvent, type MouseEvent, useId } from "react";
import pictures from "../art/answers.svg?url";

interface ChoiceCardProps {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  label: string;
  /** In `app/wizard/art/answers.svg`. Default: that of this answer. */
  picture?: string;
  hint?: string | undefined;
  chosen: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** Name of the analytics event of a tap on this answer. */
  dataEvent: string;
  onChoose(value: string, event: ChangeEvent<HTMLInputElement>): void;
}

/** One answer. The native control lies, transparent, over the whole card: it takes every tap, key and the focus. */
export function ChoiceCard({ type, name, value, label, hint, chosen, disabled, invalid, ...rest }: ChoiceCardProps) {
  const { dataEvent, onChoose, picture = `${name}-${value.replace(" ", "")}` } = rest;
  const id = useId();
  return (
    <label className="choice-card">
      <input
        className="choice-input"
        type={type}
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        data-event={dataEvent}
        aria-invalid={invalid || undefined}
        aria-labelledby={`${id}label`}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => onChoose(value, event)}
      />
      <span className="choice-face">
        <svg className="picture choice-picture" aria-hidden="true">
          <use href={`${pictures}#${picture}`} />
        </svg>
        <span className="choice-words">
          <span id={`${id}label`} className="choice-label" dir="auto">
            {label}
          </span>
          {hint !== undefined && (
            <span id={`${id}hint`} className="choice-hint">
              {hint}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}

interface OwnCardProps extends ChoiceCardProps {
  onRemove(value: string, event: MouseEvent<HTMLButtonElement>): void;
}

/** An answer in the parent's own words, which can be taken away again. */
export function OwnCard({ onRemove, ...card }: OwnCardProps) {
  return (
    <div className="choice-own">
      <ChoiceCard {...card} picture="own" />
      <button
        type="button"
        className="choice-remove wizard-needs-script"
        aria-label={`Remove ${card.label}`}
        onClick={(event) => onRemove(card.value, event)}
      />
    </div>
  );
}
