import { namesIn } from "../../app/story/text/names";
import { proseOf } from "../../app/story/text/plain-text";
import { parseStory } from "../../app/story/text/text";
import { areAlike } from "../../tests/support/tales/sameness";
import { sentencesOf } from "../../tests/support/tales/sentences";

/** Of the words of the shorter one that the other has, too. */
const tooLike = 0.75;

/** Pairs of texts that say nearly the same. */
function pairsAlike(texts: readonly string[]): number {
  let pairs = 0;
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) if (areAlike(one, other, tooLike)) pairs++;
  }
  return pairs;
}

export interface Variety {
  readonly stories: number;
  /** Given in three stories or more: name and number of stories. */
  readonly names: readonly (readonly [name: string, stories: number])[];
  /** Pairs of stories that begin alike, end alike, or are called alike. */
  readonly titles: number;
  readonly openings: number;
  readonly endings: number;
}

const oftenAName = 3;

/** How far the stories are from each other. */
export function varietyOf(texts: readonly string[]): Variety {
  const parsed = texts.map(parseStory);
  const sentences = parsed.map((story) => sentencesOf(proseOf(story)));
  const counts = new Map<string, number>();
  for (const story of parsed) for (const name of namesIn(proseOf(story))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    stories: texts.length,
    names: [...counts].filter(([, count]) => count >= oftenAName).sort(([, a], [, b]) => b - a),
    titles: pairsAlike(parsed.map(({ title }) => title)),
    openings: pairsAlike(sentences.map((all) => all[0] ?? "")),
    endings: pairsAlike(sentences.map((all) => all.at(-1) ?? "")),
  };
}
