import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { isByKey } from "../../ui/is-by-key";
import { howToAdd, isBlank } from "./typed-words";

interface OwnWordsFieldProps {
  name: string;
  label: string;
  /** Shown without JavaScript only, where the field is posted as it stands. */
  plainHint: string;
  buttonLabel: string;
  dataEvent: string;
  text: string;
  /** Why the words cannot be taken, as a sentence. */
  problem: string | undefined;
  /** What was taken out of the answers, and why. */
  notice: string | undefined;
  /** Id of the sentence that the server said about this question. */
  errorId: string | undefined;
  /** The question has no answer yet. */
  isFirstAnswer: boolean;
  /** No more room: the button stays disabled. */
  full?: boolean;
  hydrated: boolean;
  input: RefObject<HTMLInputElement>;
  onText(text: string): void;
  onAdd(): void;
  /** Words that are answers already. */
  chips: ReactNode;
}

/** A field for the parent's own words with the button that makes an answer of them. Enter does the same. */
export function OwnWordsField({ name, label, plainHint, buttonLabel, dataEvent, text, ...rest }: OwnWordsFieldProps) {
  const { problem, notice, errorId, isFirstAnswer, full = false, hydrated, input, onText, onAdd, chips } = rest;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const hint = hydrated && isFirstAnswer && !isBlank(text) ? howToAdd(buttonLabel) : undefined;
  const message = problem ?? notice ?? hint;
  const descriptions = [hydrated ? undefined : `${id}hint`, message && `${id}message`, errorId].filter(Boolean);

  useEffect(() => {
    if (message !== undefined) field.current?.scrollIntoView({ block: "nearest" });
  }, [message]);

  function add() {
    onAdd();
    // The new chip has pushed the field down, maybe behind the fixed navigation.
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: "nearest" }));
  }

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes a word, Enter only ends the composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function addOnPress(event: MouseEvent<HTMLButtonElement>) {
    add();
    // The button is disabled now. Whoever pressed it by key stays with the field; a finger wants no keyboard.
    if (isByKey(event)) input.current?.focus();
  }

  return (
    <div ref={field} className="own-words">
      {chips && <ul className="own-chips">{chips}</ul>}
      <label className="own-words-label" htmlFor={`${id}text`}>
        {label}
      </label>
      <p id={`${id}hint`} className="own-words-hint wizard-without-script">
        {plainHint}
      </p>
      <div className="own-words-row">
        <input
          ref={input}
          id={`${id}text`}
          className="own-words-input"
          type="text"
          name={name}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          aria-invalid={problem !== undefined || (errorId !== undefined && !isBlank(text)) || undefined}
          aria-describedby={descriptions.join(" ") || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <button
          type="button"
          className="button button-quiet wizard-needs-script"
          data-event={dataEvent}
          disabled={isBlank(text) || full}
          onClick={addOnPress}
        >
          {buttonLabel}
        </button>
      </div>
      <p id={`${id}message`} className="own-words-message" data-problem={message !== hint || undefined} role="status">
        {message}
      </p>
    </div>
  );
}
