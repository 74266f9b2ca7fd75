import { useId, useState } from "react";
import { setType, shownType, typeChoices } from "./type-choices";
import "./type-sheet.css";

function Choice({ legend, mark, options }: (typeof typeChoices)[number]) {
  const name = useId();
  const [shown, setShown] = useState(() => shownType(mark));
  return (
    <fieldset className="type-choice">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={shown === value}
            onChange={() => {
              setType(mark, value);
              setShown(value);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** How the story's type is set; all of it is remembered on the device. */
export function TypeSheet() {
  return (
    <>
      {typeChoices.map((choice) => (
        <Choice key={choice.mark} {...choice} />
      ))}
    </>
  );
}
