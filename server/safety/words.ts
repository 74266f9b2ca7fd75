import type { SafetyCategory } from "../../app/story/safety-categories";

/**
 * What parents may not ask for, in one category. Words are separated by white space and written without accents; `_`
 * joins the words of a phrase, `gun*` is the beginning of a word, `*porn*` any part of one, `=coño` a word that another
 * language has without its accent. Patterns are for text in lower case without accents.
 */
export interface CategoryWords {
  readonly category: SafetyCategory;
  /** Refused in any company. */
  readonly never?: string;
  readonly neverLike?: readonly RegExp[];
  /** A lesson may name them to warn or to comfort. */
  readonly unlessWarned?: string;
  readonly unlessWarnedLike?: readonly RegExp[];
  /** Innocent, unless praised: 'hitting is fun'. */
  readonly unlessPraised?: RegExp;
}
