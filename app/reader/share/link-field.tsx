import { useEffect, useId, useRef } from "react";
import { BusyButton } from "../busy-button";

interface LinkFieldProps {
  /** The link, with its message where it has one. */
  readonly text: string;
  readonly onCopy: () => Promise<void>;
}

/** The link to copy by a press of its own, or by hand, where the browser did not let the page do so unasked. */
export function LinkField({ text, onCopy }: LinkFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Selected, it is copied by the keyboard's own short cut; read-only, it opens no keyboard on a phone.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="saving-link">
      <label htmlFor={id}>Your story&rsquo;s link is ready. Copy it and send it on.</label>
      <input
        id={id}
        ref={field}
        className="saving-link-field"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <BusyButton className="button" onPress={onCopy}>
        Copy link
      </BusyButton>
    </div>
  );
}
