import { type FormEvent, useId, useRef, useState } from "react";
import { type Choice, maxInterestLength } from "../../story/catalogue";
import { cleanInterest, fitsInterest, interestTooLong } from "../../story/own-words/own-words";

interface ChangeProps {
  readonly label: string;
  onTell(value: string): void;
}

export function ChosenChange({ label, choices, onTell }: ChangeProps & { readonly choices: readonly Choice[] }) {
  const id = useId();
  const [value, setValue] = useState(choices[0]?.value ?? "");
  if (value === "") return null;
  return (
    <div className="shelf-ways">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => setValue(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${label}: tell it`}
        onClick={() => onTell(value)}
      >
        Tell it
      </button>
    </div>
  );
}

/** What a parent writes passes the same review as the answers, where it is told. */
export function OwnCompanion({ label, onTell }: ChangeProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const words = cleanInterest(typed);
  const isTooLong = !fitsInterest(words);

  function tell(event: FormEvent) {
    event.preventDefault();
    if (words === "" || isTooLong) field.current?.focus();
    else onTell(words);
  }

  return (
    <form className="shelf-ways" onSubmit={tell}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="go"
        // In code points; what is cleaned away does not count.
        maxLength={maxInterestLength * 4}
        placeholder="Grandpa’s old boat"
        aria-invalid={isTooLong}
        aria-describedby={`${id}problem`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button button-quiet" aria-label={`${label}: tell it`}>
        Tell it
      </button>
      <p id={`${id}problem`} role="status">
        {isTooLong && interestTooLong}
      </p>
    </form>
  );
}
