import { type MouseEvent, useId, useRef, useState } from "react";
import { isByKey } from "../ui/is-by-key";
import { type Child, children } from "./children.client";
import { useChildren } from "./use-children";

interface KnownChildrenProps {
  readonly onChoose: (child: Child) => void;
}

/** The children of earlier stories: one tap brings back the name, and whoever asks gets the answers. */
export function KnownChildren({ onChoose }: KnownChildrenProps) {
  const id = useId();
  const { known } = useChildren();
  const [announcement, announce] = useState("");
  const root = useRef<HTMLDivElement>(null);

  function choose(child: Child) {
    children.call(child.name);
    onChoose(child);
    announce(`Chosen as last time for ${child.name}`);
  }

  function forget(child: Child, event: MouseEvent) {
    children.forget(child.name);
    announce(`Forgot ${child.name}`);
    // The button that was pressed, and with it the focus, is gone.
    if (isByKey(event)) root.current?.focus();
  }

  return (
    <div ref={root} className="own-words known-children" tabIndex={-1}>
      {known.length > 0 && (
        <>
          <p id={id} className="own-words-label">
            As last time, for
          </p>
          <ul className="own-chips" aria-labelledby={id}>
            {known.map((child) => (
              <li key={child.name} className="own-chip">
                <button type="button" className="own-chip-words" dir="auto" onClick={() => choose(child)}>
                  {child.name}
                </button>
                <button
                  type="button"
                  className="own-chip-remove"
                  aria-label={`Forget ${child.name}`}
                  onClick={(event) => forget(child, event)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
