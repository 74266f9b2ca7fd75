import { useId, useState } from "react";
import { Fold } from "./fold";
import { setType, shownType, typeChoices } from "./type-choices";

function Choice({ legend, mark, options }: (typeof typeChoices)[number]) {
  const name = useId();
  const [shown, setShown] = useState(() => shownType(mark));
  return (
    <fieldset className="type-choice">
      <legend>{legend}</legend>
      {options.map(({ value, label, sign }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={shown === value}
            onChange={() => {
              setType(mark, value);
              setShown(value);
            }}
          />
          <span data-size={sign && value} aria-hidden="true">
            {sign ?? label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** How the story's type is set; all of it is remembered on the device. */
export function TypeMenu() {
  return (
    <Fold label="Type" sign="Aa">
      {typeChoices.map((choice) => (
        <Choice key={choice.mark} {...choice} />
      ))}
    </Fold>
  );
}
