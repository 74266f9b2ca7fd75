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

const mergeable =
  /^(?:He|She|They|It|There|The|A|An|His|Her|Their|In|On|At|From|Behind|Under|Over|Up|Down|Far|Soon|Nobody|Nothing|Somebody|Something|Everyone|Everybody) /u;
const negative = /^(?:It was not|It wasn’t|There was no|Nobody|Nothing|They were not|He was not|She was not) ?/u;
/** What is always so does not go on from what happened: 'It got late. Two are warmer than one.' */
const timeless = / (?:is|are|should|must|may|has|have|does|do|can|will) /u;
const alreadyLong = /, (?:and|but|so) |; |: |^(?:And|But|So|Then|First|Now) /u;
const oneSubject = /^(He|She|They) (?!(?:was|were|had|could|would|did|might|should)\b)/u;

/** Two plain statements as one: 'He sat down. He thought.' is 'He sat down and thought.' Undefined where they do not join. */
export function joinPair(before: string, sentence: string, hero: string): string | undefined {
  if (!before.endsWith(".") || !sentence.endsWith(".") || /[“”‘’]\.?$/u.test(before)) return undefined;
  if (alreadyLong.test(before) || alreadyLong.test(sentence)) return undefined;
  const start = before.slice(0, -1);
  const subject = oneSubject.exec(sentence)?.[1];
  if (subject && before.startsWith(`${subject} `)) return `${start} and ${sentence.slice(subject.length + 1)}`;
  if (sentence.startsWith(`${hero} `)) return `${start}, and ${sentence}`;
  if (!mergeable.test(sentence) || negative.test(before) || timeless.test(sentence)) return undefined;
  const word = negative.test(sentence) ? "but" : "and";
  return `${start}, ${word} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

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
