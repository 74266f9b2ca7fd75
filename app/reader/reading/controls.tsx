import type { ReactNode } from "react";
import { ThemeSwitch } from "../../ui/theme/switch";
import { useHydrated } from "../../ui/use-hydrated";
import { TypeMenu } from "./type-menu";

interface ReadingControlsProps {
  /** Another way to read it. */
  readonly mode: ReactNode;
  readonly menu?: ReactNode;
}

/** How the story is shown: by which light, in which type; and what can be done with it. */
export function ReadingControls({ mode, menu }: ReadingControlsProps) {
  const hydrated = useHydrated();
  return (
    <div className="reader-controls">
      {hydrated && (
        <>
          {mode}
          <TypeMenu />
          {menu}
          <ThemeSwitch />
        </>
      )}
    </div>
  );
}
