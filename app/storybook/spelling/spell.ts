import type { Spelling } from "../../story/countries";
import { britishWords, doubledVerbs, izeVerbs } from "./words";

const longestFirst = Object.keys(britishWords).sort((a, b) => b.length - a.length);
const known = new RegExp(
  `(?<article>\\ban? )?\\b(?:(?<word>${longestFirst.join("|")})|(?<ize>${izeVerbs.join("|")})iz(?<after>e[ds]?|ing|ation)` +
    `|(?<doubled>${doubledVerbs.join("|")})(?<ending>ed|ing|ers?))\\b`,
  "giu",
);
/** 'He never tires of it' has no wheels. */
const noWheel = /^tires?$/iu;

/** Tales are written in American English. A parent's own words are not spelt anew: they come in later. */
export function spell(text: string, spelling: Spelling): string {
  if (spelling === "american") return text;
  return text.replace(known, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const after = text.slice((rest.at(-3) as number) + found.length);
    const { article = "", word } = groups;
    if (word && noWheel.test(word) && /^ (?:of|out|him|her|them|easily|quickly)\b/u.test(after)) return found;
    const old = found.slice(article.length);
    const british = britishOf(groups);
    const cased = /^\p{Lu}/u.test(old) ? british.charAt(0).toUpperCase() + british.slice(1) : british;
    return withArticle(article, old, british) + cased;
  });
}

function britishOf({ word, ize, after, doubled, ending }: Record<string, string | undefined>): string {
  if (word) return britishWords[word.toLowerCase()] ?? word;
  if (ize) return `${ize}is${after}`;
  return `${doubled}l${ending}`;
}

/** 'an elevator' is 'a lift'. */
function withArticle(article: string, old: string, word: string): string {
  const vowel = (text: string) => /^[aeiou]/iu.test(text);
  if (article === "" || vowel(old) === vowel(word)) return article;
  return `${article.charAt(0)}${vowel(word) ? "n" : ""} `;
}
