import { articleFor, capitalise } from "./noun-phrase";
import { syllablesIn } from "./syllables";

const sentenceEnd = /(?<=[.!?]["'”’)]*)\s+/u;
const held = /^[\u{E000}-\u{F8FF}]/u;
const anyWord = /[A-Za-z\u{E000}-\u{F8FF}]/u;

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isMark = (code: number) => code >= 0xe000 && code <= 0xf8ff;
const [apostrophe, quote, hyphen] = [39, 0x2019, 45];

/** Where the word that begins at `from` ends: letters, and more of them after an apostrophe or a hyphen. */
function wordEnd(text: string, from: number): number {
  let end = from + 1;
  if (!isMark(text.charCodeAt(from))) while (isLetter(text.charCodeAt(end))) end++;
  for (;;) {
    const join = text.charCodeAt(end);
    if (join !== apostrophe && join !== quote && join !== hyphen) return end;
    if (!isLetter(text.charCodeAt(end + 1))) return end;
    end += 2;
    while (isLetter(text.charCodeAt(end))) end++;
  }
}

/**
 * Calls `found` for each word as the measures count it, and for each whole phrase of the parent's, which is held by a
 * private-use character. By hand, since every clause of every telling comes through here.
 */
function eachWord(text: string, found: (from: number, to: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isLetter(code) && !isMark(code)) continue;
    const end = wordEnd(text, at);
    found(at, end);
    at = end - 1;
  }
}

export function countWords(text: string): number {
  let words = 0;
  eachWord(text, () => words++);
  return words;
}

/** A parent's phrase counts as one word of one syllable. */
export function measureText(text: string): { words: number; syllables: number } {
  let words = 0;
  let syllables = 0;
  eachWord(text, (from, to) => {
    words++;
    syllables += isMark(text.charCodeAt(from)) ? 1 : syllablesIn(text.slice(from, to));
  });
  return { words, syllables };
}

export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => anyWord.test(sentence));
}

const meantDouble = new Set(["had", "that", "no", "oh", "so", "ha", "lo"]);

/** A word said twice by accident: 'poor old old cart'. */
export function stutters(text: string): boolean {
  let [lastFrom, lastTo] = [0, 0];
  let found = false;
  eachWord(text, (from, to) => {
    const size = to - from;
    if (!found && size > 1 && from === lastTo + 1 && size === lastTo - lastFrom && text.charCodeAt(lastTo) === 32) {
      const word = text.slice(from, to).toLowerCase();
      found = word === text.slice(lastFrom, lastTo).toLowerCase() && !meantDouble.has(word);
    }
    [lastFrom, lastTo] = [from, to];
  });
  return found;
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
