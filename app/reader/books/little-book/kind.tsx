import { BookKind, type KindProps } from "../book-kind";
import { FoldedSheet } from "./drawing";

const steps = [
  "Print it on one side, at 100 % or 'actual size'.",
  "Fold it along every dashed line, and open it again.",
  "Fold it in half crosswise, and cut the line in the middle, up to the next fold.",
  "Open it, fold it in half lengthwise, and push both ends together until the cut opens.",
  "Fold the pages around each other, with the cover outside.",
];

/** One sheet, one cut, eight pages. */
export function LittleBookKind({ book, paper, onMade }: KindProps) {
  return (
    <BookKind
      name="Little Book"
      drawing={<FoldedSheet />}
      save={async () => (await import("./save-little-book.client")).saveLittleBook(book, paper, new Date())}
      onMade={onMade}
    >
      <p>One sheet of paper, folded and cut once: a book of eight small pages with the short telling.</p>
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
