import { byLetters } from "../by-letters";
import { remembered } from "../tables/remembered";

/** A word of a sentence in lower case, with the forms that a list may have it in. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  /** Its keys in the rules. */
  readonly wordKey: string;
  readonly stemKey: string;
}

const joinedWords = byLetters(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu);

/** @param text folded to lower case */
export function tokensOf(text: string): Token[] {
  return (text.match(joinedWords(text)) ?? []).map(tokenOf);
}

const tokenOf = remembered((found): Token => {
  const word = found.replaceAll("’", "'");
  const stem = stemOf(word);
  return { word, stem, wordKey: `=${word}`, stemKey: `+${stem}` };
});

/**
 * A word without the endings of number, tense and kind. Rough on purpose: it only has to bring the forms of a word
 * together, not to be a word.
 */
export function stemOf(word: string): string {
  let stem = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (stem.length <= 3) return stem;
  if (stem.endsWith("ies")) return `${stem.slice(0, -3)}y`;
  if (stem.endsWith("ied")) return `${stem.slice(0, -3)}y`;
  if (stem.endsWith("es") && /(?:s|x|z|ch|sh)es$/.test(stem)) return stem.slice(0, -2);
  if (stem.endsWith("s") && !stem.endsWith("ss")) stem = stem.slice(0, -1);
  else if (stem.endsWith("ed")) stem = stem.slice(0, -2);
  else if (stem.endsWith("ing") && stem.length > 5) stem = stem.slice(0, -3);
  else if (stem.endsWith("ly") && stem.length > 5) stem = stem.slice(0, -2);
  else return stem.endsWith("e") ? stem.slice(0, -1) : stem;
  if (/([bdgkmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return stem.endsWith("e") ? stem.slice(0, -1) : stem;
}
