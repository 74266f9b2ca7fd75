/** Properties of Unicode take most of a millisecond to compile, and few texts have a letter beyond ASCII. */
const beyondAscii = /[^\n -~‘’“”–—…]/;

/**
 * A pattern for any text, and one for the many whose letters are all ASCII; both find the same in these.
 * @param write the source, given what stands in a class for a letter and for a digit
 * @returns the pattern to ask about a text, global, for code points
 */
export function byLetters(write: (letter: string, digit: string) => string): (text: string) => RegExp {
  let ascii: RegExp | undefined;
  let any: RegExp | undefined;
  return (text) => {
    if (beyondAscii.test(text)) {
      any ??= new RegExp(write("\\p{L}", "\\p{N}"), "gu");
      return any;
    }
    ascii ??= new RegExp(write("a-zA-Z", "0-9"), "gu");
    return ascii;
  };
}

/** Letters and digits in a row. */
export const wordsOf = byLetters((letter, digit) => `[${letter}${digit}]+`);
