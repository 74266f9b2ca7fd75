import { lessons } from "../../../app/story/catalogue";
import { type Tale, taleAges, taleWorlds } from "../../../app/storybook/tale";
import { moodPairOf, moodPairs } from "./limits";

/** `anything` is told to children of any love, so each of its cells is used more. */
const askedOf = (world: string) => (world === "anything" ? 2 : 1);

export interface Coverage {
  /** World by ages, a number of tales for each pair of moods. */
  readonly table: string;
  readonly missing: readonly string[];
}

/** Ages × worlds × moods × lessons: what the library has, and what it still needs. */
export function coverageOf(tales: readonly Tale[]): Coverage {
  const missing: string[] = [];
  const rows = taleWorlds.map((world) => {
    const cells = taleAges.map((ages) => {
      const here = tales.filter((tale) => tale.ages === ages && tale.world === world);
      const counts = moodPairs.map((pair) => here.filter(({ moods }) => moodPairOf(moods) === pair).length);
      for (const [i, count] of counts.entries()) {
        const lacking = askedOf(world) - count;
        if (lacking > 0) missing.push(`${ages}/${world}: ${lacking} ${moodPairs[i]?.join(" + ")}`);
      }
      return counts.join(" ");
    });
    return [world.padEnd(12), ...cells.map((cell) => cell.padEnd(11))].join("  ");
  });
  for (const { id, blocks } of tales)
    for (const { value } of lessons)
      if (!blocks.some(({ lesson }) => lesson === value)) missing.push(`${id}: the lesson ${value}`);
  const heads = ["".padEnd(12), ...taleAges.map((ages) => ages.padEnd(11))].join("  ");
  return { table: [heads, ...rows].join("\n"), missing };
}
