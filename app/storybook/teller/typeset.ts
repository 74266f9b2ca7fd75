/** Tales are written with a keyboard's straight marks; a page, print and PDF want a book's. */
export function typeset(text: string): string {
  if (!/["']/.test(text)) return text;
  return text.replace(/["']/gu, (mark, at: number) => {
    // Whoever is interrupted stops at a dash: what closes after it has nothing to open.
    const hasNext = /^\S/u.test(text.slice(at + 1));
    const opens =
      hasNext &&
      (at === 0 ||
        /[\s([—–“"]/u.test(text.charAt(at - 1)) ||
        (at > 1 && mark === '"' && /[\s]'/u.test(text.slice(at - 2, at))));
    const isShortened = mark === "'" && /^(?:til|tis|twas|em|cause)\b|^\d/iu.test(text.slice(at + 1));
    if (mark === '"') return opens ? "“" : "”";
    return opens && !isShortened ? "‘" : "’";
  });
}
