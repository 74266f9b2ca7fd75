import type { Range } from "../../story/length";
import { countWords, type Paragraph, paragraphOf, withoutPassages } from "./paragraphs";

/** Words below the longest length: names of things may have several words where a place counts as one. */
const spare = 45;

const total = (chapters: readonly (readonly Paragraph[])[]) =>
  chapters.flat().reduce((sum, { words }) => sum + words, 0);

/**
 * Leaves paragraphs of the long form out until all chapters together fit: first such as belong to no lesson, evenly
 * over the evening, then those of the deciding scenes, and only then passages inside paragraphs, and the bedroom's things.
 */
export function fitLength(chapters: readonly (readonly Paragraph[])[], { max }: Range): Paragraph[][] {
  let fitted = chapters.map((chapter) => [...chapter]);
  for (const mayGo of [isExtra(false), isExtra(true)]) {
    fitted = leaveOut(fitted, total(fitted) - (max - spare), mayGo);
  }
  if (total(fitted) > max - spare) fitted = shortened(fitted, max - spare);
  // Nothing else depends on what stands in the bedroom.
  return total(fitted) > max - spare
    ? fitted.map((chapter) => chapter.filter(({ text }) => text !== "{shelf}"))
    : fitted;
}

const isExtra =
  (deciding: boolean) =>
  ({ block }: Paragraph) =>
    block.when === "long" && (block.lesson !== null) === deciding;

/** Each paragraph owes its share of what must go; the one at which half of its words are owed goes. */
function leaveOut(chapters: Paragraph[][], over: number, mayGo: (paragraph: Paragraph) => boolean): Paragraph[][] {
  const extra = total(chapters.map((chapter) => chapter.filter(mayGo)));
  if (over <= 0 || extra === 0) return chapters;
  const share = Math.min(1, over / extra);
  let owed = 0;
  let gone = 0;
  const fitted = chapters.map((chapter) =>
    chapter.filter((paragraph) => {
      if (!mayGo(paragraph) || gone >= over) return true;
      const { words } = paragraph;
      owed += words * share;
      if (owed < words / 2) return true;
      owed -= words;
      gone += words;
      return false;
    }),
  );
  const left = over - gone;
  if (left <= 0) return fitted;
  // Rounding leaves a little over: the same once more among those that are left, or the one that is just enough.
  return gone > 0 ? leaveOut(fitted, left, mayGo) : withoutOne(fitted, left, mayGo);
}

function withoutOne(chapters: Paragraph[][], over: number, mayGo: (paragraph: Paragraph) => boolean): Paragraph[][] {
  const bySize = chapters
    .flat()
    .filter(mayGo)
    .sort((a, b) => a.words - b.words);
  const one = bySize.find(({ words }) => words >= over) ?? bySize.at(-1);
  return chapters.map((chapter) => chapter.filter((paragraph) => paragraph !== one));
}

/** Takes passages out of paragraphs, from the longest on. */
function shortened(chapters: Paragraph[][], max: number): Paragraph[][] {
  let over = total(chapters) - max;
  const byGain = chapters
    .flat()
    .map((paragraph) => ({ paragraph, saved: paragraph.words - countWords(withoutPassages(paragraph.written)) }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved);
  const without = new Set<Paragraph>();
  for (const { paragraph, saved } of byGain) {
    if (over <= 0) break;
    without.add(paragraph);
    over -= saved;
  }
  return chapters.map((chapter) =>
    chapter.flatMap((paragraph) => {
      if (!without.has(paragraph)) return [paragraph];
      const text = withoutPassages(paragraph.written);
      return text === "" ? [] : [paragraphOf(paragraph.block, text)];
    }),
  );
}
