import { createWordTable } from "../tables/word-table";

/** The classes of meaning that words can have: `lexicon.txt` as the classifier and the rules look it up. */
export interface Lexicon {
  readonly names: readonly string[];
  /** Classes of a word, or of its stem where the lexicon does not list that form, as indexes of `names`. */
  idsOf(word: string, stem: string): readonly number[];
  /** Classes of a phrase with `_` for its spaces. */
  idsOfPhrase(phrase: string): readonly number[];
  /** Whether a word begins a phrase of several. */
  beginsPhrase(word: string): boolean;
}

/** The character of the first class in the table: from here on none is a mark of it. */
export const firstId = 40;
const none: readonly number[] = [];

/** @param table of `stem:classes`, `=word:classes` where these are others, `word_of_phrase:classes`, `^word:` of a phrase */
export function createLexicon(names: string, table: string): Lexicon {
  const words = createWordTable(table);
  const idsIn = (list: string | undefined) =>
    list === undefined ? none : Array.from(list, (one) => one.charCodeAt(0) - firstId);
  return {
    names: names.split(" "),
    idsOf: (word, stem) => idsIn(words.get(`=${word}`) ?? words.get(stem)),
    idsOfPhrase: (phrase) => idsIn(words.get(phrase)),
    beginsPhrase: (word) => words.get(`^${word}`) !== undefined,
  };
}
