import { type ChangeEvent, useId } from "react";
import { Unbroken } from "../../ui/unbroken";
import pictures from "../art/answers.svg?url";
import type { ChoiceNotes } from "./props";

interface ChoiceCardProps {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  label: string;
  hint?: string | undefined;
  note?: ChoiceNotes[string];
  chosen: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** Name of the analytics event of a tap on this answer. */
  dataEvent: string;
  onChoose(value: string, event: ChangeEvent<HTMLInputElement>): void;
}

/**
 * One answer. The native control lies, transparent, over the whole card: it takes every tap, key and the focus. All that
 * its label says is its name; where there is a hint, that describes it instead.
 */
export function ChoiceCard({
  type,
  name,
  value,
  label,
  hint,
  note,
  chosen,
  disabled,
  invalid,
  ...rest
}: ChoiceCardProps) {
  const { dataEvent, onChoose } = rest;
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
        {...(hint !== undefined && {
          "aria-labelledby": `${id}label`,
          "aria-describedby": `${id}hint${note ? ` ${id}note` : ""}`,
        })}
        onChange={(event) => onChoose(value, event)}
      />
      <span className="choice-face">
        <svg className="picture choice-picture" aria-hidden="true">
          <use href={`${pictures}#${name}-${value.replace(" ", "")}`} />
        </svg>
        <span className="choice-words">
          <span id={hint === undefined ? undefined : `${id}label`} className="choice-label" dir="auto">
            <Unbroken text={label} />
          </span>
          {hint !== undefined && (
            <span id={`${id}hint`} className="choice-hint">
              {hint}
            </span>
          )}
          {note && (
            <span id={`${id}note`} className="choice-note" data-fits={note.fits || undefined}>
              {note.text}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}

interface OtherCardProps {
  /** How many words of their own the parent has added. */
  added: number;
  hydrated: boolean;
  onPress(): void;
}

/** Stands among the answers of a small screen, where the field for the parent's own words is below the fold. */
export function OtherCard({ added, hydrated, onPress }: OtherCardProps) {
  return (
    <button
      type="button"
      className="choice-card choice-other wizard-needs-script"
      data-chosen={added > 0 || undefined}
      disabled={!hydrated}
      onClick={onPress}
    >
      <span className="choice-face">
        <svg className="picture choice-picture" aria-hidden="true">
          <use href={`${pictures}#other`} />
        </svg>
        <span className="choice-words">
          <span className="choice-label">Something else</span>
          {added > 0 && <span className="choice-hint">{`${added} added`}</span>}
        </span>
      </span>
    </button>
  );
}
