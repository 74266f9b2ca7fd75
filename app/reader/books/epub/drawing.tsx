/** An e-reader with a page on it. */
export function EReader() {
  return (
    <svg className="book-drawing" viewBox="0 0 88 64" aria-hidden="true">
      <rect className="book-drawing-paper" x="22" y="2" width="44" height="60" rx="5" />
      <path d="M28 8h32v42H28z" />
      <path className="book-drawing-lines" d="M33 17h22M33 24h22M33 31h22M33 38h14M41 56h6" />
    </svg>
  );
}
