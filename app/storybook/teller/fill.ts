import type { Tale } from "../tale";

/** What stands in the open places, by their names: `hero`, `they`, `grownup`, `carried`… */
export type Words = Readonly<Record<string, string>>;

const place = /\{(\p{L}+)\}/gu;

export function capitalised(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** `{They}` is `{they}` at a sentence's start. @throws for a place that has no word. */
export function fill(text: string, words: Words): string {
  return text.replace(place, (_, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    const word = words[small];
    if (word === undefined) throw new Error(`no word for {${name}}`);
    return small === name ? word : capitalised(word);
  });
}

/** As `fill`, for words that a parent's own are part of: what is no place of ours stays as it is. */
export function fillKnown(text: string, words: Words): string {
  return text.replace(place, (found, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? found) : found));
}

/** The names of all open places of a tale, in small letters. */
export function placesOf({ title, blocks }: Tale): ReadonlySet<string> {
  const all = [title, ...blocks.map(({ text }) => text)].join(" ");
  return new Set([...all.matchAll(place)].map(([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1)));
}
