import type { ReactNode } from "react";

interface HomeFormProps {
  readonly onGo: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that also works before, and without, JavaScript: it then opens the story maker anew. */
export function HomeForm({ onGo, className, children }: HomeFormProps) {
  return (
    <form
      className="reader-home-form"
      action="/"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
