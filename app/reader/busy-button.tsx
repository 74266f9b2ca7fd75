import { type ReactNode, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../ui/use-layout-effect";

interface BusyButtonProps {
  /** The button is disabled until this is settled. */
  readonly onPress: () => Promise<void>;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button with a busy flag of its own. */
export function BusyButton({ onPress, className, children }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const hadFocus = useRef(false);

  // A button that is disabled loses the focus, and a parent at the keyboard their place.
  useBrowserLayoutEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === null || document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [busy]);

  async function press() {
    hadFocus.current = document.activeElement === button.current;
    setBusy(true);
    try {
      await onPress();
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" ref={button} className={className} disabled={busy} aria-busy={busy} onClick={press}>
      {children}
    </button>
  );
}
