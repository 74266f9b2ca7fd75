import { dictionary } from "cmu-pronouncing-dictionary";
import { syllable } from "syllable";

/**
 * Measures of a told story as the house defines them: title and chapter lines are left out, a parent's own phrase counts
 * as one word of one syllable, syllables come from the CMU dictionary, `syllable` for the words it lacks.
 */
export interface Measures {
  readonly words: number;
  readonly sentences: readonly string[];
  readonly meanSentence: number;
  readonly longestSentence: number;
  /** Flesch-Kincaid grade. */
  readonly grade: number;
  /** Mean sentence of the last third, as a share of the first third's; thirds by words. */
  readonly slowdown: number;
}

const wordPattern = /[A-Za-z]+(?:['’-][A-Za-z]+)*/gu;

export function bodyOf(story: string): string {
  return story
    .split("\n")
    .filter((line) => !/^\*\*.*\*\*$/u.test(line) && !/^Chapter \d+: /u.test(line))
    .join("\n");
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

export function withPhrasesAsWords(text: string, phrases: readonly string[]): string {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((told, phrase) => {
    const edge = (pattern: string, at: string) => (/[\p{L}\p{N}]/u.test(at) ? pattern : "");
    const before = edge("(?<![\\p{L}\\p{N}])", phrase.charAt(0));
    const after = edge("(?![\\p{L}\\p{N}])", phrase.charAt(phrase.length - 1));
    return told.replace(new RegExp(`${before}${literal(phrase)}${after}`, "giu"), "thing");
  }, text);
}

export const wordsOf = (text: string) => text.match(wordPattern) ?? [];

export function syllablesOf(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/[^a-z']/gu, "");
  const known = dictionary[plain];
  return Math.max(1, known ? (known.match(/\d/gu)?.length ?? 1) : syllable(plain));
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["'”’)]*)\s+/u).filter((sentence) => wordsOf(sentence).length > 0);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

export function measure(story: string, phrases: readonly string[] = []): Measures {
  const sentences = sentencesOf(withPhrasesAsWords(bodyOf(story), phrases));
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const all = sentences.flatMap(wordsOf);
  const first: number[] = [];
  const last: number[] = [];
  let told = 0;
  for (const length of lengths) {
    const at = (told + length / 2) / all.length;
    if (at < 1 / 3) first.push(length);
    else if (at >= 2 / 3) last.push(length);
    told += length;
  }
  return {
    words: all.length,
    sentences,
    meanSentence: mean(lengths),
    longestSentence: Math.max(0, ...lengths),
    grade: 0.39 * mean(lengths) + 11.8 * mean(all.map(syllablesOf)) - 15.59,
    slowdown: mean(last) / mean(first),
  };
}
