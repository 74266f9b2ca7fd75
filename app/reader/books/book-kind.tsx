import type { ReactNode } from "react";
import { type Notice, showNotice } from "../../ui/toasts/toasts.client";
import { BusyButton } from "../busy-button";
import { notices } from "../notices";
import type { Book, BookOutcome } from "./book";
import type { Paper } from "./paper";

/** What every kind of book is given. */
export interface KindProps {
  readonly book: Book;
  readonly paper: Paper;
  readonly onMade: (outcome: BookOutcome | "failed") => void;
}

interface BookKindProps {
  readonly name: string;
  /** A small drawing of how it is made. */
  readonly drawing: ReactNode;
  readonly children: ReactNode;
  /** Why this story cannot become one. */
  readonly refusal?: string | undefined;
  /** @returns undefined where it was refused. @throws when something that it is made with does not come */
  readonly save: () => Promise<BookOutcome | undefined>;
  /** Where it is no PDF. */
  readonly told?: { readonly saved: Notice; readonly failed: Notice };
  readonly onMade: KindProps["onMade"];
}

const toldOfPdf = { saved: notices.bookSaved, failed: notices.bookFailed };

/** One kind of book: what it is, how it comes to be, and the button that saves it. */
export function BookKind({ name, drawing, children, refusal, save, told = toldOfPdf, onMade }: BookKindProps) {
  async function press() {
    const outcome = await save().catch(() => "failed" as const);
    if (!outcome) return;
    onMade(outcome);
    if (outcome === "saved") showNotice(told.saved);
    if (outcome === "failed") showNotice(told.failed);
  }
  return (
    <section className="book-kind" aria-label={name}>
      {drawing}
      <h3>{name}</h3>
      {children}
      <p className="book-kind-refusal" role="status">
        {refusal}
      </p>
      {!refusal && (
        <BusyButton className="button" onPress={press}>
          Save {name}
        </BusyButton>
      )}
    </section>
  );
}
