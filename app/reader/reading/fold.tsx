import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface FoldProps {
  readonly label: string;
  readonly sign: ReactNode;
  /** A press in it is what it was opened for. */
  readonly closesOnPress?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A small sign in the row above the story, and the sheet that it opens below itself. */
export function Fold({ label, sign, closesOnPress = false, onOpen, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const { current } = fold;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("focusin", closeOutside);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("focusin", closeOutside);
    };
  }, []);

  /** The focus stays where the parent was. */
  function close() {
    const { current } = fold;
    if (!current?.open) return;
    current.querySelector("summary")?.focus();
    current.open = false;
  }

  /** What else Escape would end goes on. */
  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || !fold.current?.open) return;
    event.stopPropagation();
    close();
  }

  return (
    <details
      className="fold"
      ref={fold}
      onKeyDown={press}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary aria-label={label}>
        <span aria-hidden="true">{sign}</span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it have the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed */}
      <div className="fold-sheet" onClick={closesOnPress ? close : undefined}>
        {children}
      </div>
    </details>
  );
}
