import { articleFor, capitalise } from "./noun-phrase";
import { syllablesIn } from "./syllables";

/** A word as the measures count it, or one whole phrase of the parent's (held by a private-use character). */
const wordPattern = /(?:[A-Za-z]+|[\u{E000}-\u{F8FF}])(?:['’-][A-Za-z]+)*/gu;
const sentenceEnd = /(?<=[.!?]["'”’)]*)\s+/u;
const held = /^[\u{E000}-\u{F8FF}]/u;

export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

/** A parent's phrase counts as one syllable. */
export function countSyllables(text: string): number {
  let count = 0;
  for (const word of text.match(wordPattern) ?? []) count += held.test(word) ? 1 : syllablesIn(word);
  return count;
}

export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => countWords(sentence) > 0);
}

const doubled = /\b(\p{L}{2,}) \1\b/iu;
const meantDouble = /\b(?:had had|that that|no no|oh oh|so so|ha ha|lo lo)\b/iu;

/** A word said twice by accident: 'poor old old cart'. */
export const stutters = (text: string) => doubled.test(text) && !meantDouble.test(text);

const articles = /\b([Aa])n? (?=([\p{L}\p{N}-]+|[\u{E000}-\u{F8FF}]))/gu;

/** 'a' and 'an' by the next word, single spaces. Lone capitals ('vitamin A') are not touched: they precede no noun here. */
export function tidy(text: string, phraseAt: (mark: string) => string): string {
  return text
    .replace(articles, (_, letter: string, next: string) => {
      const article = articleFor(held.test(next) ? phraseAt(next) : next);
      return `${letter === "A" ? capitalise(article) : article} `;
    })
    .replace(/ {2,}/gu, " ")
    .trim();
}
