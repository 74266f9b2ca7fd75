import { pluralOf, singularOf } from "../../phrases/inflect";
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
  /** The first line of a list is its world itself. */
  readonly isWorld: boolean;
  /** As it reads in a sentence: 'steam trains', 'the moon'. */
  readonly noun: string;
  /** What a child can hold of it. */
  readonly thing: string;
  /** Other words for it; what has '=' before it is told as the noun ('=choo choo'). */
  readonly others: readonly string[];
}

// In the order of choice: a phrase that stands in two lists belongs to the first.
const lists: Readonly<Record<LoveWorld, string>> = {
  ...{ dinosaurs, space, ocean, cars, superheroes, princesses, music, sports, art, magic },
  ...{ adventure, friendship, nature, animals, anything },
};

let entries: Map<string, Entry> | undefined;

/** Every listed word and phrase, in small letters; read at first use. */
export function lexicon(): ReadonlyMap<string, Entry> {
  if (entries) return entries;
  entries = new Map();
  for (const [world, lines] of Object.entries(lists)) {
    const own = lines.split("\n").filter((line) => line.includes("|"));
    for (const [at, line] of own.entries()) addLine(entries, world as LoveWorld, line, at === 0);
  }
  return entries;
}

/** A line is `noun | other words | thing`; without a thing it is the noun's toy. */
function addLine(all: Map<string, Entry>, world: LoveWorld, line: string, isWorld: boolean): void {
  const [noun = "", words = "", thing = ""] = line.split("|").map((part) => part.trim());
  const others = words === "" ? [] : words.split(", ");
  const entry = { world, isWorld, noun, thing: thing || `toy ${singularOf(noun)}`, others };
  for (const word of [noun, ...others]) {
    const key = (word.startsWith("=") ? word.slice(1) : word).toLowerCase();
    if (!all.has(key)) all.set(key, entry);
  }
}

/** A plural stands for its singular too. @param phrase in small letters */
export const entryOf = (phrase: string): Entry | undefined => lexicon().get(phrase) ?? lexicon().get(pluralOf(phrase));
