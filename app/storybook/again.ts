import type { ReadingTime } from "../story/catalogue";
import type { StoryRequest } from "../story/request";
import type { Retelling } from "../story/retelling";
import type { Library } from "./library";
import { chosenAgain, versionOf } from "./retelling";
import { agesFor, type TaleAges, taleAges } from "./tale";
import { chapterCounts, planStory } from "./teller/plan-story";

/** A child's own shelf is filled up from its neighbors' (`shelf.ts`), never from further. */
const isNear = (ages: TaleAges, age: number) => Math.abs(taleAges.indexOf(ages) - taleAges.indexOf(agesFor(age))) <= 1;

/**
 * The version under which a story that was told before is told with other answers: the same tales, in a longer evening
 * with the next ones of the shelf, in a shorter one without the last. In its own words for a length that it had, it is
 * the same version again.
 * @param told names the tales; anybody may have written it
 * @returns undefined where they are no more as they were, or are none for this child
 */
export function versionWith(
  request: StoryRequest & { readonly readingTime: ReadingTime },
  { seed, version }: Pick<Retelling, "seed" | "version">,
  library: Library,
): string | undefined {
  const told = chosenAgain(version, library);
  if (!told?.every(({ entry }) => isNear(entry.ages, request.age))) return undefined;
  if (new Set(told.map(({ entry }) => entry)).size < told.length) return undefined;
  const count = chapterCounts[request.readingTime];
  const next = planStory(request, seed, library)?.chapters ?? [];
  const others = next.filter(({ entry }) => !told.some((one) => one.entry === entry));
  const chosen = [...told, ...others].slice(0, count);
  return versionOf(library, chosen);
}
