/*
 * How patterns of the request rules are written, one a line: `a|b` and `( )` choose, `?` after a group or letter may be left
 * out, `…` any ending and `¬` one that must be there, `%` any word, `¦` an edge of a word, `!( )`
 * what may not follow, `<!( )` what may not stand before. The rest is as in regular expressions.
 */

const toNotations: readonly (readonly [RegExp, string])[] = [
  [/\(\?:/g, "("],
  [/\(\?!/g, "!("],
  [/\(\?<!/g, "<!("],
  [/\\b/g, "¦"],
  [/\\S\+/g, "%"],
  [/\\w\*/g, "…"],
  [/\\w\+/g, "¬"],
];

/** @param source of a regular expression */
export function toNotation(source: string): string {
  return toNotations.reduce((text, [from, to]) => text.replace(from, to), source);
}

/** The source of the regular expression that a line stands for. A line that begins with `/` is one. */
export function toSource(line: string): string {
  if (line.startsWith("/")) return line.slice(1);
  return line
    .replace(/(<!|!|)\((?!\?)/g, (_, look: string) => (look === "!" ? "(?!" : look === "<!" ? "(?<!" : "(?:"))
    .replaceAll("¦", "\\b")
    .replaceAll("%", "\\S+")
    .replaceAll("…", "\\w*")
    .replaceAll("¬", "\\w+");
}
