/** The product's sign: a crescent moon with a thread that comes off it. */
export function MoonOrnament() {
  return (
    <svg className="reader-moon" viewBox="0 0 120 44" width="120" height="44" aria-hidden="true">
      <path className="reader-moon-thread" d="M2 34C16 34 22 26 34 27M71 33C82 38 90 27 99 30 106 32 112 36 118 34" />
      <path className="reader-moon-body" d="M60 4A18 18 0 1 0 71 33 15 15 0 1 1 60 4Z" />
      <path className="reader-moon-star" d="M74 9l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" />
    </svg>
  );
}

/** Where other books say 'The End'. */
export function EndOrnament() {
  return (
    <svg className="reader-end-stars" viewBox="0 0 96 24" width="96" height="24" aria-hidden="true">
      <path d="M14 6l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z" />
      <path d="M48 1l2.5 8.5 8.5 2.5-8.5 2.5-2.5 8.5-2.5-8.5-8.5-2.5 8.5-2.5z" />
      <path d="M82 6l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z" />
    </svg>
  );
}
