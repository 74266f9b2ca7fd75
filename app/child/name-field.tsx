import { type KeyboardEvent, useId, useState } from "react";
import { children } from "./children.client";
import { boundName, cleanName } from "./name";
import { useChildren } from "./use-children";

interface NameFieldProps {
  /** Enter was pressed; in a form it goes on from there by itself. */
  readonly onEnter?: () => void;
}

/** Without a name of its own: no form posts it, and no browser offers it elsewhere or has its spelling checked. */
export function NameField({ onEnter }: NameFieldProps) {
  const id = useId();
  const { name } = useChildren();
  const [typed, setTyped] = useState(name);
  // Another child was chosen, here or in another tab.
  const shown = cleanName(typed) === name ? typed : name;

  function enter(event: KeyboardEvent) {
    if (!onEnter || event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className="own-words">
      <label className="own-words-label" htmlFor={`${id}name`}>
        Your child’s name (stays on this phone)
      </label>
      <div className="own-words-row">
        <input
          id={`${id}name`}
          className="own-words-input"
          type="text"
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          value={shown}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => {
            const text = boundName(target.value);
            setTyped(text);
            children.call(text);
          }}
          onKeyDown={enter}
        />
      </div>
      <p id={`${id}hint`} className="own-words-message">
        If you like: the story is told with a name of ours, and your phone shows this one in its place. It is never
        sent.
      </p>
    </div>
  );
}
