import { type ChangeEvent, type MouseEvent, useId } from "react";

interface OwnChipProps {
  type: "radio" | "checkbox";
  name: string;
  /** The words. */
  value: string;
  chosen: boolean;
  /** Id of the sentence that refuses the words. */
  refusedBy: string | undefined;
  dataEvent: string;
  onChoose(value: string, event: ChangeEvent<HTMLInputElement>): void;
  onRemove(value: string, event: MouseEvent<HTMLButtonElement>): void;
}

/** An answer in the parent's own words, which can be taken away again. The native control lies over the words. */
export function OwnChip({ type, name, value, chosen, refusedBy, dataEvent, onChoose, onRemove }: OwnChipProps) {
  const id = useId();
  return (
    <li className="own-chip">
      <input
        className="own-chip-input"
        type={type}
        name={name}
        value={value}
        checked={chosen}
        data-event={dataEvent}
        aria-labelledby={id}
        aria-invalid={refusedBy !== undefined || undefined}
        aria-describedby={refusedBy}
        onChange={(event) => onChoose(value, event)}
      />
      <span id={id} className="own-chip-words" dir="auto">
        {value}
      </span>
      <button
        type="button"
        className="own-chip-remove wizard-needs-script"
        aria-label={`Remove ${value}`}
        onClick={(event) => onRemove(value, event)}
      />
    </li>
  );
}
