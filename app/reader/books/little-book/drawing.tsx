/** The sheet with its folds and the cut. */
export function FoldedSheet() {
  return (
    <svg className="book-drawing" viewBox="0 0 88 64" aria-hidden="true">
      <path className="book-drawing-paper" d="M2 2h84v60H2z" />
      <path className="book-drawing-fold" d="M23 2v60M44 2v60M65 2v60M2 32h21M65 32h21" />
      <path className="book-drawing-cut" d="M23 32h42" />
    </svg>
  );
}
