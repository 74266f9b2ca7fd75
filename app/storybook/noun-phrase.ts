/**
 * Noun phrases as writers write them: 'a red kite', 'some marbles', 'the old mill', or a bare name.
 * Three forms come out: with the indefinite article, with 'the', and without any.
 */
export interface NounPhrase {
  /** First mention: 'a red kite', 'some marbles', 'Tomas'. */
  readonly a: string;
  /** Later mentions: 'the red kite', 'the marbles', 'Tomas'. */
  readonly the: string;
  readonly bare: string;
}

export function nounPhrase(written: string): NounPhrase {
  const article = /^(an?|some|the) (.+)$/su.exec(written);
  const bare = article?.[2];
  if (bare === undefined) return { a: written, the: written, bare: written };
  return { a: written, the: `the ${bare}`, bare };
}

const soundsLikeVowel = /^(?:[aeio]|u(?!n(?:i(?!n|m)|a\b)|s(?:e|ual|u)|k)|hour|hon(?:est|o)|heir)/iu;
const soundsLikeConsonant = /^(?:one\b|once|eu|ewe|ufo\b)/iu;

/** 'a' or 'an', by the sound of the next word. */
export function articleFor(next: string): "a" | "an" {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, "");
  if (/^(?:8|11\b|18\b)/u.test(word)) return "an";
  // Capitals spelled out: 'an LED', 'a UFO'.
  if (/^[A-Z]{2,}\b/u.test(word)) return /^[AEFHILMNORSX]/u.test(word) ? "an" : "a";
  return soundsLikeVowel.test(word) && !soundsLikeConsonant.test(word) ? "an" : "a";
}

export function capitalise(text: string): string {
  return text.replace(/^([^\p{L}\p{N}\u{E000}-\u{F8FF}]*)(\p{Ll})/u, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** 'a', 'a and b', 'a, b and c' */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
