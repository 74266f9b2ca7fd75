/** Tales are written with a keyboard's straight marks; a page, print and PDF want a book's. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([—–]|[\s([—–]')"(?=\S)/gu, "$1“")
    .replace(/"/gu, "”")
    .replace(/(^|[\s([—–“])'(?=\p{L})(?!(?:til|tis|twas|em|cause)\b)/giu, "$1‘")
    .replace(/'/gu, "’");
}
