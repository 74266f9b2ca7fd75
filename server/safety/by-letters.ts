/** Properties of Unicode take most of a millisecond to compile, and few texts have a letter beyond ASCII. */
const beyondAscii = /[^\n -~‘’“”–—…]/;

const inClass = (source: string) => source.replaceAll("\\p{L}", "a-zA-Z").replace(/\\p\{Nd?\}/g, "0-9");

/** The source of a pattern, for texts whose letters and digits are all ASCII. */
function asciiSource(source: string): string {
  return source.replace(/\[(?:\\.|[^\]\\])*\]|\\([pP])\{\w+\}/g, (part, property?: string) => {
    if (property === undefined) return inClass(part);
    return `[${property === "P" ? "^" : ""}${inClass(part.replace("P", "p"))}]`;
  });
}

/**
 * A pattern for any text, and a quick one for the many whose letters are all ASCII; both find the same in these.
 * @param any with the properties L, N and Nd of Unicode, and in a class only what it has, not what it has not
 * @returns the pattern to ask about a text
 */
export function byLetters(any: RegExp): (text: string) => RegExp {
  let ascii: RegExp | undefined;
  return (text) => {
    if (beyondAscii.test(text)) return any;
    ascii ??= new RegExp(asciiSource(any.source), any.flags);
    return ascii;
  };
}

/** Letters and digits in a row. */
export const wordsOf = byLetters(/[\p{L}\p{N}]+/gu);
