import type { WantedTale } from "../library";
import type { Facts, Love } from "../love";
import type { TaleWorld } from "../tale";
import { shuffled } from "./draws";
import { capitalised } from "./fill";
import type { StoryPlan } from "./plan-story";

/** The open places for them. */
export const factPlaces = ["fact", "wonder"] as const;

export type ToldFacts = Readonly<Record<(typeof factPlaces)[number], string>>;

/** The world whose file knows something of a love; a pet is an animal. */
export const factsWorldOf = (love: Love): TaleWorld =>
  love.kind === "world" ? love.world : love.kind === "dear" ? "animals" : "anything";

/** The tales of a plan, the open ones with where facts may be. */
export function wantedTales({ chapters, loves }: Pick<StoryPlan, "chapters" | "loves">): WantedTale[] {
  return chapters.map(({ entry, love: at }) => {
    const love = loves[at];
    return { entry, factsIn: entry.world === "anything" && love?.subject ? factsWorldOf(love) : undefined };
  });
}

/**
 * Two of what is known of a love, other ones in another story; undefined where it is less.
 * @param chapter from 0: an evening does not say the same twice as long as there is more
 */
export function factsFor(love: Love | undefined, facts: Facts, seed: number, chapter = 0): ToldFacts | undefined {
  const known = love?.subject === undefined ? undefined : facts[love.subject];
  if (!known || known.length < 2) return undefined;
  const order = shuffled(known, seed, (one) => one);
  const [fact, wonder] = [2 * chapter, 2 * chapter + 1].map((at) => order[at % order.length]);
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
