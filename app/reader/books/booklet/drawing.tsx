/** Sheets that lie in each other, folded in the middle. */
export function FoldedPages() {
  return (
    <svg className="book-drawing" viewBox="0 0 88 64" aria-hidden="true">
      <path
        className="book-drawing-paper"
        d="M44 14C34 6 18 5 4 8v46c14-3 30-2 40 6 10-8 26-9 40-6V8C70 5 54 6 44 14z"
      />
      <path className="book-drawing-fold" d="M44 14v46" />
      <path
        className="book-drawing-lines"
        d="M12 19c8-1 16 0 24 4M12 28c8-1 16 0 24 4M12 37c8-1 16 0 24 4M76 19c-8-1-16 0-24 4M76 28c-8-1-16 0-24 4M76 37c-8-1-16 0-24 4"
      />
    </svg>
  );
}
