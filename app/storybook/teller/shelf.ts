import type { Style } from "../../story/catalogue";
import type { TaleEntry } from "../library";
import type { Love } from "../love";
import { moodDistance } from "../moods";
import { type TaleAges, taleAges } from "../tale";

/** A story of 15 minutes has three tales, all of them about one love where there is only one. */
const fewest = 3;

export interface Wish {
  readonly ages: TaleAges;
  readonly mood: Style;
  /** Shuffles a family's shelf; its stories then walk along it. */
  readonly family: number;
}

/**
 * The tales for one love, in the order in which a child gets them: its world, the nearest mood first, for a person those
 * of friends, then tales of the mood that are open to any love. What is one of the many things of a world has tales that
 * name it first, then the open ones, since they are about it, and its world's, about others, after them. Where the library
 * has too few for an evening, the order goes on with the best that there is.
 * @param tales mixed for the family; of equals the first comes first
 */
export function shelfFor(love: Love, { ages, mood }: Wish, tales: readonly TaleEntry[]): TaleEntry[] {
  const isNamed = namedBy(love);
  const fits = tales.filter((tale) => worldOf(love) === tale.world && suits(tale, love));
  const open = tales.filter(({ world }) => world === "anything");
  const of = (wanted: readonly TaleAges[], list: readonly TaleEntry[]) => {
    const fitting = list.filter((tale) => wanted.includes(tale.ages));
    return byMood(fitting, mood, isNamed);
  };
  const company = () => tales.filter(({ world }) => world === "friendship");
  const openInMood = of([ages], open).filter(({ moods }) => moods.includes(mood));

  const ofWorld = of([ages], fits);
  const namedInMood = () => ofWorld.filter((tale) => tale.moods.includes(mood) && isNamed(tale));
  const first = love.kind === "world" && love.isOneOfMany ? [...namedInMood(), ...openInMood] : [];
  const shelf = new Set([...first, ...ofWorld, ...(isPerson(love) ? of([ages], company()) : []), ...openInMood]);
  const others = () => tales.filter(({ world }) => world !== "dear-ones");
  const near = () => taleAges.filter((_, i) => Math.abs(i - taleAges.indexOf(ages)) === 1);
  const further = [
    () => of([ages], open),
    () => of(near(), fits),
    () => of(near(), open),
    () => of([ages], others()),
    others,
  ];
  for (const more of further) {
    if (shelf.size >= fewest) break;
    for (const tale of more()) shelf.add(tale);
  }
  return [...shelf];
}

/** The folder of the tales that were written for a love. */
export const worldOf = (love: Love) =>
  love.kind === "world" ? love.world : love.kind === "dear" ? "dear-ones" : "anything";

/** Nobody is told of as a hobby is: a person comes along to tales of friends, the grown-up in them (`cast.ts`). */
const isPerson = (love: Love) => love.kind === "dear" && love.being === "person";

/** A tale of a pet is not for a grandmother; no tale of a pet is true of a goldfish, a parrot and a horse. */
function suits({ about }: TaleEntry, love: Love): boolean {
  if (love.kind !== "dear") return true;
  switch (love.being) {
    case "person":
      return about.includes("person");
    case "walking pet":
      return about.includes("pet");
    case "small pet":
      return about.includes("pet") && !about.includes("walks");
    case "other pet":
      return false;
  }
}

/** The nearest mood first; within it tales whose exact subject the parent named. */
function byMood(tales: readonly TaleEntry[], mood: Style, isNamed: (tale: TaleEntry) => boolean): TaleEntry[] {
  const keyed = tales.map((tale) => ({ tale, key: 2 * moodDistance(mood, tale.moods) + (isNamed(tale) ? 0 : 1) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ tale }) => tale);
}

/** Whether a tale's exact subjects are in a love's words. */
function namedBy({ noun }: Love): (tale: TaleEntry) => boolean {
  const words = stemsOf(noun);
  return ({ about }) => about.slice(1).some((subject) => stemsOf(subject).some((stem) => words.includes(stem)));
}

/** 'steam trains' names the subject 'trains', and 'trains' the subject 'train'. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/e?s$/u, ""));
