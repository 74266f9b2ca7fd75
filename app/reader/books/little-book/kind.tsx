import { useEffect, useId, useState } from "react";
import type { Book, BookOutcome } from "../book";
import { BookKind, type KindProps } from "../book-kind";
import { loadSaving } from "../load-saving";
import type { Paper } from "../paper";
import { hasShortTelling, isSurelyShort, talesOf } from "../short-telling";
import { FoldedSheet } from "./drawing";

const steps = [
  "Print it on one side of the paper, at 100% (actual size).",
  "Fold it along each pale line, and along the darker one too. Open it again.",
  "Fold it in half so that the short edges meet. From the fold, cut along the darker line as far as the next fold.",
  "Open it, and fold it in half so that the long edges meet, with the print outside.",
  "Push both ends together until the cut opens into a cross. Lay the pages around each other, with the picture in front.",
];

const tooLong = "This story is too long for six small pages. The Booklet below has room for all of it.";

/** Whether it has no room; as long as that is not known, it has. */
function useIsTooLong(book: Book, tale: number, paper: Paper): [boolean, (isTooLong: boolean) => void] {
  const [isTooLong, setIsTooLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story's words are what a book has room for
  useEffect(() => {
    // Setting it takes fonts and the storyteller's code, which nobody has asked for yet.
    if (isSurelyShort(book)) return setIsTooLong(false);
    let isStale = false;
    loadSaving()
      .then(({ fitsLittleBook }) => fitsLittleBook(book, tale, paper))
      .then((fits) => isStale || setIsTooLong(!fits))
      // Whoever presses the button hears of it.
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [book.story, tale, paper]);
  return [isTooLong, setIsTooLong];
}

/** One sheet, one cut, eight pages. */
export function LittleBookKind({ book, paper, onMade }: KindProps) {
  const tales = talesOf(book);
  const [tale, setTale] = useState(0);
  const [isTooLong, setIsTooLong] = useIsTooLong(book, tale, paper);

  async function save(): Promise<BookOutcome | undefined> {
    const { saveLittleBook } = await loadSaving();
    const outcome = await saveLittleBook(book, tale, paper, new Date());
    if (outcome !== "long") return outcome;
    setIsTooLong(true);
  }

  return (
    <BookKind
      name="Little Book"
      drawing={<FoldedSheet />}
      refusal={isTooLong ? tooLong : undefined}
      save={save}
      onMade={onMade}
    >
      <p>
        One sheet of paper, folded and cut once: a book of eight small pages
        {hasShortTelling(book) && " with the short telling"}.
      </p>
      {tales.length > 0 && <TaleChoice tales={tales} tale={tale} onChoose={setTale} />}
      <details className="book-kind-steps">
        <summary>How to fold it</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </BookKind>
  );
}

interface TaleChoiceProps {
  readonly tales: readonly string[];
  readonly tale: number;
  readonly onChoose: (tale: number) => void;
}

function TaleChoice({ tales, tale, onChoose }: TaleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="book-tales">
      <legend>It has room for one of the tales:</legend>
      {tales.map((title, at) => (
        <label key={title}>
          <input type="radio" name={name} checked={tale === at} onChange={() => onChoose(at)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
