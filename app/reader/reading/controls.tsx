import { type ReactNode, useId, useState } from "react";
import { ThemeSwitch } from "../../ui/theme/switch";
import { useHydrated } from "../../ui/use-hydrated";
import { setTypeSize, shownTypeSize, typeSizes } from "./type-size";

function TypeSizeChoice() {
  const name = useId();
  const [shown, setShown] = useState(shownTypeSize);
  return (
    <fieldset className="type-size">
      <legend className="visually-hidden">Type size</legend>
      {typeSizes.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={shown === value}
            onChange={() => {
              setTypeSize(value);
              setShown(value);
            }}
          />
          <span data-size={value} aria-hidden="true">
            A
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** How the story is shown: the size of its type, and the light it is read by; and what can be done with it. */
export function ReadingControls({ menu }: { readonly menu?: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className="reader-controls">
      {hydrated && (
        <>
          <TypeSizeChoice />
          {menu}
          <ThemeSwitch />
        </>
      )}
    </div>
  );
}
