import { foldCase, inLatin, withoutAccents } from "../fold-words";

const beyondAscii = /[^\n -~‘’“”–—…]/;

/** A told sentence as rules and classifier read it: in lower case, straight apostrophes, look-alike letters as Latin ones. */
export function foldSentence(sentence: string): string {
  const lower = sentence.toLowerCase().replaceAll("’", "'").replaceAll("‘", "'");
  return beyondAscii.test(lower) ? inLatin(withoutAccents(foldCase(sentence))) : lower;
}
