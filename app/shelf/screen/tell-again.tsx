import { useId, useState } from "react";
import type { KeptStory } from "../kept-story";
import { type Again, changeable, type OneChange, toldAgain } from "../one-change";

interface TellAgainProps {
  readonly story: KeptStory;
  /** @returns false where the browser keeps nothing, and so cannot carry it to the storyteller's page */
  onTell(again: Again): boolean;
}

/** The same tale once more, with one thing changed. */
export function TellAgain({ story, onTell }: TellAgainProps) {
  const [isRefused, setIsRefused] = useState(false);
  const can = changeable(story);
  if (!can) return null;

  function tell(change: OneChange) {
    const again = toldAgain(story, change);
    if (again) setIsRefused(!onTell(again));
  }

  return (
    <section className="shelf-part shelf-again">
      <h2>Tell it again, with one thing changed</h2>
      <div className="shelf-ways">
        {[
          { label: "Shorter", readingTime: can.shorter },
          { label: "Longer", readingTime: can.longer },
        ].map(
          ({ label, readingTime }) =>
            readingTime && (
              <button key={label} type="button" className="button button-quiet" onClick={() => tell({ readingTime })}>
                {label}: {readingTime}
              </button>
            ),
        )}
      </div>
      <Choice label="Another lesson" choices={can.lessons} onTell={(lesson) => tell({ lesson })} />
      <Choice label="Something else comes along" choices={can.companions} onTell={(companion) => tell({ companion })} />
      <p role="alert">
        {isRefused && "This browser keeps nothing from one page to the next, so the story cannot be told again."}
      </p>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  onTell(value: string): void;
}

function Choice({ label, choices, onTell }: ChoiceProps) {
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
