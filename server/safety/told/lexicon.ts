import { remembered } from "../tables/remembered";
import { createWordTable } from "../tables/word-table";
import { stemOf } from "./tokens";

/** The classes of meaning that words can have: `lexicon.txt` as the classifier and the rules look it up. */
export interface Lexicon {
  readonly names: readonly string[];
  /** Keys of the classes in the rules. */
  readonly keys: readonly string[];
  /** Classes of a word, or of its stem where the lexicon does not list that form, as indexes of `names`. */
  idsOf(word: string): readonly number[];
  /** Classes of a phrase with `_` for its spaces. */
  idsOfPhrase(phrase: string): readonly number[];
  /** Words of the longest phrase that begins with this one; 0 when none does. */
  longestPhrase(word: string): number;
}

/** The character of the first class in the table: from here on none is a mark of it. */
export const firstId = 40;
const none: readonly number[] = [];

/** @param table of `stem:classes`, `=word:classes` where these are others, `word_of_phrase:classes`, `^word:words of its longest phrase` */
export function createLexicon(names: string, table: string): Lexicon {
  const words = createWordTable(table);
  const classes = names.split(" ");
  const idsIn = (list: string | undefined) =>
    list === undefined ? none : Array.from(list, (one) => one.charCodeAt(0) - firstId);
  return {
    names: classes,
    keys: classes.map((name) => `@${name}`),
    idsOf: remembered((word) => idsIn(words.get(`=${word}`) ?? words.get(stemOf(word)))),
    idsOfPhrase: (phrase) => idsIn(words.get(phrase)),
    longestPhrase: remembered((word) => Number(words.get(`^${word}`) ?? 0)),
  };
}
