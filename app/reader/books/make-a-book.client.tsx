import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Picture } from "../../ui/picture";
import type { Book, BookOutcome } from "./book";
import { BookletKind } from "./booklet/kind";
import { EBookKind } from "./epub/kind";
import { LittleBookKind } from "./little-book/kind";
import { keepPaper, loadPaper, type Paper, papers, usualPaper } from "./paper";
import "./make-a-book.css";

interface MakeABookProps {
  readonly book: Book;
  readonly onLack: () => void;
  readonly onClose: () => void;
}

const countryOf = ({ request, retelling }: Book) => retelling?.country ?? request?.country;

/** The sheet with the kinds of books. It lies above the page, whose folded parts would hide it: so it stands in the body. */
export function MakeABook({ book, onLack, onClose }: MakeABookProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [paper, setPaper] = useState(() => loadPaper() ?? usualPaper(countryOf(book), navigator.language));

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const kind = {
    book,
    paper,
    /** What became of it is said on the page, which the sheet would hide. */
    onMade: (outcome: BookOutcome | "failed") => {
      close();
      if (outcome === "characters") onLack();
    },
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does
    <dialog
      ref={dialog}
      className="book-sheet"
      aria-labelledby={title}
      onClose={onClose}
      // Beside it.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="book-sheet-inside">
        <header className="book-sheet-head">
          <h2 id={title}>Make a Book</h2>
          <button type="button" className="book-sheet-close" aria-label="Close" onClick={close}>
            <Picture name="away" />
          </button>
        </header>
        <PaperChoice
          paper={paper}
          onChoose={(chosen) => {
            keepPaper(chosen);
            setPaper(chosen);
          }}
        />
        <LittleBookKind {...kind} />
        <BookletKind {...kind} />
        <EBookKind {...kind} />
      </div>
    </dialog>,
    document.body,
  );
}

function PaperChoice({ paper, onChoose }: { paper: Paper; onChoose: (paper: Paper) => void }) {
  const name = useId();
  return (
    <fieldset className="book-paper">
      <legend>Paper</legend>
      {(Object.keys(papers) as Paper[]).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={paper === one} onChange={() => onChoose(one)} />
          {papers[one].label}
        </label>
      ))}
    </fieldset>
  );
}
