import { pluralOf, singularOf } from "../phrases/inflect";
import { isOneSlip, withoutDoubles } from "../phrases/near-spelling";
import { type Entry, entryOf, lexicon } from "./lexicon";

/** A phrase that the lexicon knows. */
export interface Form {
  readonly entry: Entry;
  /** How it reads in a sentence: 'tiaras' of 'tiara', 'dinosaurs' of 'dinosors', 'the moon' of 'moon'. */
  readonly noun: string;
}

const known = new Map<string, Form>();

/** @param phrase in small letters */
export function findForm(phrase: string): Form | undefined {
  const before = known.get(phrase);
  if (before) return before;
  const entry = entryOf(phrase);
  if (!entry) return undefined;
  const form = { entry, noun: nounFor(phrase, entry) };
  known.set(phrase, form);
  return form;
}

/** A plural, a gerund or 'the' where English wants one, and the right spelling. */
function nounFor(phrase: string, entry: Entry): string {
  const told = smallNounFor(phrase, entry);
  return entry.others.find((word) => word.toLowerCase() === told) ?? told;
}

/** In small letters, but for the entry's own noun. */
function smallNounFor(phrase: string, { noun, others }: Entry): string {
  const lower = noun.toLowerCase();
  if (phrase === lower || phrase === singularOf(lower) || `the ${phrase}` === lower) return noun;
  const words = others.map((word) => word.toLowerCase());
  if (words.includes(`=${phrase}`) || words.includes(`=${pluralOf(phrase)}`)) return noun;
  if (words.includes(`the ${phrase}`)) return `the ${phrase}`;
  const plain = words.filter((word) => !word.startsWith("="));
  const meant = [lower, singularOf(lower), ...plain.slice(0, Math.max(0, plain.indexOf(phrase)))].find((word) =>
    isMisspelt(phrase, word),
  );
  const right = meant ?? phrase;
  if (right === lower || right === singularOf(lower)) return noun;
  const plural = pluralOf(right);
  return plural !== right && (plain.includes(plural) || plural === lower) ? plural : right;
}

function isMisspelt(phrase: string, other: string): boolean {
  if (phrase.length < 5 || phrase[0] !== other[0] || phrase === singularOf(other) || phrase === pluralOf(other))
    return false;
  return isOneSlip(phrase, other) || withoutDoubles(phrase) === withoutDoubles(other);
}

/** Long enough to be sure: 'houses' is no slip for 'horses'. */
const shortestDoubled = 6;
const shortestSlip = 7;

/** 'princeses' → 'princesses'. Words that the lexicon holds stay. */
export function spelledRight(word: string): string {
  if (word.length < shortestDoubled || entryOf(word)) return word;
  const folded = withoutDoubles(word);
  let slip: string | undefined;
  for (const key of lexicon().keys()) {
    if (key[0] !== word[0] || Math.abs(key.length - word.length) > 2) continue;
    if (withoutDoubles(key) === folded) return key;
    if (slip === undefined && key.length >= shortestSlip && word.length >= shortestSlip && isOneSlip(word, key))
      slip = key;
  }
  return slip ?? word;
}
