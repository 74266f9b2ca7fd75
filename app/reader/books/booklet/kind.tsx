import { BookKind, type KindProps } from "../book-kind";
import { loadSaving } from "../load-saving";
import { FoldedPages } from "./drawing";

/** The whole story, on sheets that are folded in the middle. */
export function BookletKind({ book, paper, onMade }: KindProps) {
  return (
    <BookKind
      name="Booklet"
      drawing={<FoldedPages />}
      save={async () => (await loadSaving()).saveBooklet(book, paper, new Date())}
      onMade={onMade}
    >
      <p>
        The whole story in large type. Print double-sided, flip on the short edge, and fold all sheets in the middle.
      </p>
    </BookKind>
  );
}
