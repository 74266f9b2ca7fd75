import type { Style } from "../story/catalogue";
import { shuffled } from "./draws";
import type { TaleEntry } from "./library";
import type { Love } from "./love";
import { moodDistance } from "./moods";
import { type TaleAges, taleAges } from "./tale";

/** A story of 15 minutes has three tales, all of them about one love where there is only one. */
const fewest = 3;

export interface Wish {
  readonly ages: TaleAges;
  readonly mood: Style;
  /** Shuffles a family's shelf; its stories then walk along it. */
  readonly family: number;
}

/**
 * The tales for one love, in the order in which a child gets them: its world in the mood, tales that are open to any love
 * in the mood, its world in other moods, the nearest first. A dear one's own tales come first in any mood. Where the
 * library has too few for an evening, the order goes on with the best that there is.
 */
export function shelfFor(love: Love, { ages, mood, family }: Wish, tales: readonly TaleEntry[]): TaleEntry[] {
  const mixed = shuffled(tales, family, ({ id }) => id);
  const fits = mixed.filter((tale) => worldOf(love) === tale.world && suits(tale, love));
  const open = mixed.filter(({ world }) => world === "anything");
  const ofAges = (list: readonly TaleEntry[]) =>
    byMood(
      list.filter((tale) => tale.ages === ages),
      mood,
      love,
    );
  const inMood = (list: readonly TaleEntry[]) => ofAges(list).filter(({ moods }) => moods.includes(mood));

  const own = love.kind === "dear" ? ofAges(fits) : [...inMood(fits), ...inMood(open), ...ofAges(fits)];
  const shelf = new Set(own);
  const others = mixed.filter(({ world }) => world !== "dear-ones");
  for (const more of [ofAges(open), ...fromNearAges(ages, [fits, open], mood, love), ofAges(others), others]) {
    if (shelf.size >= fewest) break;
    for (const tale of more) shelf.add(tale);
  }
  return [...shelf];
}

/** The folder of the tales that were written for a love. */
export const worldOf = (love: Love) =>
  love.kind === "world" ? love.world : love.kind === "dear" ? "dear-ones" : "anything";

/** A tale of a pet is not for a grandmother. */
const suits = ({ about }: TaleEntry, love: Love) => love.kind !== "dear" || about.includes(love.being);

/** The nearest mood first; within it tales whose exact subject the parent named. */
function byMood(tales: readonly TaleEntry[], mood: Style, love: Love): TaleEntry[] {
  const named = ({ about }: TaleEntry) => (about.slice(1).some((subject) => isNamed(subject, love.noun)) ? 0 : 1);
  const keyed = tales.map((tale) => ({ tale, key: 2 * moodDistance(mood, tale.moods) + named(tale) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ tale }) => tale);
}

/** 'steam trains' names the subject 'trains', and 'trains' the subject 'train'. */
function isNamed(subject: string, noun: string): boolean {
  const stems = (text: string) =>
    text
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map((word) => word.replace(/e?s$/u, "")) ?? [];
  const words = stems(noun);
  return stems(subject).some((stem) => words.includes(stem));
}

function fromNearAges(
  ages: TaleAges,
  lists: readonly (readonly TaleEntry[])[],
  mood: Style,
  love: Love,
): TaleEntry[][] {
  const at = taleAges.indexOf(ages);
  const near = taleAges.filter((_, i) => Math.abs(i - at) === 1);
  return lists.map((list) =>
    byMood(
      list.filter((tale) => near.includes(tale.ages)),
      mood,
      love,
    ),
  );
}
