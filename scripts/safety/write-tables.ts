import { keyLength } from "../../server/safety/tables/prefix-table";
import { bucketOf, firstDigit, placeLength } from "../../server/safety/tables/word-table";
import { frequencyOf, type Needs } from "./needed-words";

export interface WrittenPattern {
  readonly source: string;
  readonly flags: string;
  readonly needs: Needs;
}

/** Words a list: more makes the text longer, fewer the search. */
const wordsInList = 4;

/** The text of a `WordTable`. @throws Error where a word or value cannot be told from the marks of the table */
export function wordTableText(entries: ReadonlyMap<string, string>): string {
  let buckets = 1;
  while (buckets * wordsInList < entries.size) buckets *= 2;
  const lists = Array.from({ length: buckets }, () => "");
  for (const [word, value] of entries) {
    if (/[~:\n]/.test(word) || /[ \n]/.test(value)) throw new Error(`No word of a table: ${word}`);
    lists[bucketOf(word, buckets)] += ` ${word.replaceAll(" ", "~")}:${value}`;
  }
  let end = (buckets + 1) * placeLength + 1;
  const ends = [end, ...lists.map((list) => (end += list.length))];
  return `${ends.map(placeText).join("")}\n${lists.join("")}`;
}

/** @throws Error where the table is too long for its places */
function placeText(place: number): string {
  if (place >= 64 ** placeLength) throw new Error("A table is too long.");
  return String.fromCharCode(...[12, 6, 0].map((bits) => firstDigit + ((place >> bits) & 63)));
}

/** The same words, and `^word` for each that begins one of several words: few texts have to be asked about more than one. */
export function withPhraseMarks(
  words: ReadonlyMap<string, string>,
  beginnings: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const phrases = [...words.keys(), ...beginnings.keys()].filter((one) => one.includes(" "));
  return new Map([...words, ...phrases.map((one): [string, string] => [`^${one.slice(0, one.indexOf(" "))}`, ""])]);
}

/** For phrases with `_`: `^word` for each that begins one, with the number of words of the longest. */
export function longestPhrases(phrases: readonly string[]): ReadonlyMap<string, string> {
  const longest = new Map<string, number>();
  for (const words of phrases.map((phrase) => phrase.split("_"))) {
    const mark = `^${words[0]}`;
    longest.set(mark, Math.max(longest.get(mark) ?? 0, words.length));
  }
  return new Map([...longest].map(([mark, count]) => [mark, String(count)]));
}

/** The text of a `PrefixTable`. @throws Error where a beginning cannot be told from the marks of the table */
export function prefixTableText(entries: ReadonlyMap<string, string>): string {
  const byKey = new Map<string, string>();
  for (const [beginning, value] of entries) {
    const rest = beginning.slice(keyLength);
    if (beginning.length < keyLength || /[~|]/.test(beginning) || /[;|]/.test(value))
      throw new Error(`No beginning of a table: ${beginning}`);
    const key = beginning.slice(0, keyLength);
    const one = `${rest.replaceAll(" ", "~")};${value}`;
    byKey.set(key, byKey.has(key) ? `${byKey.get(key)}|${one}` : one);
  }
  return wordTableText(byKey);
}

/** Letters of a literal that are looked for: few texts have these and not the rest. */
const longestLiteral = 9;

/** The members of a `PatternTable`, in TypeScript. */
export function patternTableText(patterns: readonly WrittenPattern[]): string {
  const literals = new Map<string, string[]>();
  const always: number[] = [];
  for (const [index, { needs, source }] of patterns.entries()) {
    const sets = setsOf(needs, source.length > longSource);
    if (sets.length === 0) always.push(index);
    for (const [i, set] of sets.entries()) {
      const mark = (["", "ab", "pqr"][sets.length - 1] ?? "").charAt(i);
      for (const literal of set) {
        const known = literals.get(literal);
        if (known) known.push(index + mark);
        else literals.set(literal, [index + mark]);
      }
    }
  }
  const text = prefixTableText(new Map([...literals].map(([literal, list]) => [literal, list.join(",")])));
  const functions = patterns.map(({ source, flags }) => `()=>/${source}/${flags}`);
  return `{\n  literals: ${JSON.stringify(text)},\n  always: [${always}],\n  patterns: [\n${functions.join(",\n")}],\n}`;
}

/** Letters of a pattern that takes long to compile. */
const longSource = 250;

/** Common words alone would have a pattern compiled for most texts: then a second set is looked for as well, for a long one a third. */
function setsOf(needs: Needs, isLong: boolean): string[][] {
  const sets = needs.map((literals) => withoutLonger(literals.map((one) => one.slice(0, longestLiteral))));
  const sorted = sets.toSorted((a, b) => frequencyOf(a) - frequencyOf(b));
  const isRare = sorted.slice(0, 1).every((best) => frequencyOf(best) <= rareEnough);
  return sorted.slice(0, isLong ? 3 : isRare ? 1 : 2);
}

const rareEnough = 26 ** -3 / 4;

/** 'women' is found wherever 'womens' is. */
function withoutLonger(literals: readonly string[]): string[] {
  const all = [...new Set(literals)];
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
}
