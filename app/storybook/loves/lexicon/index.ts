import { pluralOf, singularOf } from "../../phrases/inflect";
import { isOneSlip, withoutDoubles } from "../../phrases/near-spelling";
import type { TaleWorld } from "../../tale";
import { adventure } from "./adventure";
import { animals } from "./animals";
import { anything } from "./anything";
import { art } from "./art";
import { cars } from "./cars";
import { dinosaurs } from "./dinosaurs";
import { friendship } from "./friendship";
import { magic } from "./magic";
import { music } from "./music";
import { nature } from "./nature";
import { ocean } from "./ocean";
import { princesses } from "./princesses";
import { space } from "./space";
import { sports } from "./sports";
import { superheroes } from "./superheroes";

export type LoveWorld = Exclude<TaleWorld, "dear-ones">;

export interface Entry {
  readonly world: LoveWorld;
  /** As it reads in a sentence: 'steam trains', 'the moon'. */
  readonly noun: string;
  readonly thing: string;
}

/** A word or phrase of the lexicon. */
export interface Form {
  readonly entry: Entry;
  /** How the phrase reads in a sentence when the parent wrote this: 'tiaras' of 'tiara', 'dinosaurs' of 'dinosors'. */
  readonly noun: string;
}

// In the order of choice: a phrase that stands in two lists belongs to the first.
const lists: Readonly<Record<LoveWorld, string>> = {
  ...{ dinosaurs, space, ocean, cars, superheroes, princesses, music, sports, art, magic },
  ...{ adventure, friendship, nature, animals, anything },
};

let forms: Map<string, Form> | undefined;

/** Every form, read at first use. */
export function lexicon(): ReadonlyMap<string, Form> {
  if (forms) return forms;
  forms = new Map();
  for (const [world, lines] of Object.entries(lists)) {
    for (const line of lines.split("\n")) if (line.includes("|")) addLine(forms, world as LoveWorld, line);
  }
  return forms;
}

/**
 * A line is `noun | other words | thing`; without a thing it is the noun's toy. What has '=' before it is told as the
 * noun ('=choo choo'); of every plural the singular is known too.
 */
function addLine(all: Map<string, Form>, world: LoveWorld, line: string): void {
  const [noun = "", others = "", thing = ""] = line.split("|").map((part) => part.trim());
  const entry = { world, noun, thing: thing || `toy ${singularOf(noun)}` };
  const written = [noun, ...others.split(",").map((one) => one.trim())].filter((one) => one !== "");
  const words = written.flatMap((word) => (word.startsWith("=") ? [word] : [word, singularOf(word)]));
  const known = new Set(words.map((word) => word.toLowerCase()));
  const seen: string[] = [];
  for (const word of words) {
    const key = word.toLowerCase().replace(/^=/u, "");
    const told = word.startsWith("=") ? noun : nounFor(key, entry, known, seen, word);
    if (!all.has(key)) all.set(key, { entry, noun: told });
    seen.push(key);
  }
}

/** A plural, a gerund or 'the' where English wants one, and the right spelling. */
function nounFor(key: string, { noun }: Entry, known: ReadonlySet<string>, seen: readonly string[], written: string) {
  const lower = noun.toLowerCase();
  if (key === lower || key === singularOf(lower) || `the ${key}` === lower) return noun;
  if (known.has(`the ${key}`)) return `the ${key}`;
  const meant = [lower, singularOf(lower), ...seen].find((other) => isMisspelt(key, other));
  const right = meant ?? key;
  if (right === lower || right === singularOf(lower)) return noun;
  const plural = pluralOf(right);
  if (plural !== right && known.has(plural)) return plural;
  return meant ?? written;
}

function isMisspelt(key: string, other: string): boolean {
  if (key.length < 5 || key[0] !== other[0] || key === singularOf(other) || key === pluralOf(other)) return false;
  return isOneSlip(key, other) || withoutDoubles(key) === withoutDoubles(other);
}

/** The form of a phrase, or of the word that it is a slip of the finger away from. @param phrase in small letters */
export function findForm(phrase: string): Form | undefined {
  return lexicon().get(phrase);
}

let folded: Map<string, string> | undefined;

/** 'princeses' → 'princesses'. Only for words that the lexicon does not hold, and long enough to be sure. */
export function spelledRight(word: string): string {
  const all = lexicon();
  if (word.length < 6 || all.has(word)) return word;
  folded ??= new Map([...all.keys()].map((key) => [withoutDoubles(key), key]));
  const same = folded.get(withoutDoubles(word));
  if (same !== undefined) return same;
  if (word.length < 7) return word;
  for (const key of all.keys()) {
    if (key.length > 6 && key[0] === word[0] && isOneSlip(word, key)) return key;
  }
  return word;
}
