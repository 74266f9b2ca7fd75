import type { Facts, Love } from "../love";
import { shuffled } from "./draws";
import { capitalised } from "./fill";

/** The open places for them. */
export const factPlaces = ["fact", "wonder"] as const;

export type ToldFacts = Readonly<Record<(typeof factPlaces)[number], string>>;

/** Two of what is known of a love, other ones in another story; undefined where it is less. */
export function factsFor(love: Love | undefined, facts: Facts, seed: number): ToldFacts | undefined {
  const known = love?.subject === undefined ? undefined : facts[love.subject];
  if (!known) return undefined;
  const [fact, wonder] = shuffled(known, seed, (one) => one);
  return fact === undefined || wonder === undefined ? undefined : { fact, wonder };
}

const passage = /\s*\[\? ([\s\S]*?) \?\]/gu;

/** A paragraph with its `[? … ?]`, or, where nothing is known, without them. */
export function withFacts(paragraph: string, told: ToldFacts | undefined): string {
  return paragraph.replace(passage, (_, words: string) => (told ? ` ${filled(words, told)}` : "")).trim();
}

const filled = (words: string, told: ToldFacts) =>
  factPlaces.reduce(
    (text, place) =>
      text.replaceAll(`{${place}}`, told[place]).replaceAll(`{${capitalised(place)}}`, capitalised(told[place])),
    words,
  );
