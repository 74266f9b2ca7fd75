import type { ReadingTime } from "../story/catalogue";
import { readingLevel, wordRange } from "../story/length";
import type { Told } from "./line";
import { lengthsOf } from "./settle-tempo";
import type { PlannedStory } from "./story-plan";
import { partsOf } from "./weave-interests";

export interface Verdict {
  /** 0 when everything holds; more is worse. */
  readonly faults: number;
  readonly words: number;
  /** Words to add (negative: to leave out) to come into the range. */
  readonly wordsMissing: number;
  /** Mean sentence of the last third as a share of the first. */
  readonly slowdown: number;
  readonly mean: number;
  readonly syllablesPerWord: number;
  /** Words by which the mean sentence is too short (below 0) or too long for its age and grade. */
  readonly meanMiss: number;
  readonly gradeMiss: number;
  /** Carried interests that are out of sight too long, or where the trouble is solved. */
  readonly unseen: readonly { readonly index: number; readonly part: number | "solved" }[];
  readonly repeated: readonly string[];
}

/** The last third's sentences are at most this long, as a share of the first third's (the house rule is .85). */
export const slowest = 0.832;
/** Our syllables are an estimate; this much grade is kept clear of both ends. In a long story errors even out. */
const gradeMargin: Record<ReadingTime, number> = {
  "2-3 minutes": 0.22,
  "5-7 minutes": 0.16,
  "10-12 minutes": 0.09,
  "15 minutes": 0.08,
};
/** More where 'the piano' of 'the piano song' is two words here, and one by another count. */
const meanMarginOf = ({ interests: { carried }, words }: Counted): number =>
  carried.some(({ custom, name }) => custom && /^the /iu.test(words.phraseAt(name))) ? 0.17 : 0.05;
type Counted = Pick<PlannedStory, "interests" | "words">;

const meanOf = (lengths: readonly number[]) => lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length);

/** Words by which another count may cut a story elsewhere: 'the piano' may be one word there, and two here. */
const cutDrift = 2;

/** Mean of the last third as a share of the first third's, both cut `drift` words later. */
function slowdownCut(lengths: readonly number[], total: number, drift: number): number {
  let told = 0;
  let [firstWords, first, lastWords, last] = [0, 0, 0, 0];
  for (const length of lengths) {
    const at = told + length / 2 - drift;
    told += length;
    if (at < total / 3) {
      firstWords += length;
      first++;
    } else if (at >= (total * 2) / 3) {
      lastWords += length;
      last++;
    }
  }
  return lastWords / Math.max(1, last) / (firstWords / Math.max(1, first));
}

/** By words, a little before and after as well, and by sentences: however a story is cut in three, it must slow down. */
export function slowdownOf(lengths: readonly number[]): number {
  const total = lengths.reduce((sum, n) => sum + n, 0);
  const third = Math.floor(lengths.length / 3);
  return Math.max(
    slowdownCut(lengths, total, -cutDrift),
    slowdownCut(lengths, total, 0),
    slowdownCut(lengths, total, cutDrift),
    meanOf(lengths.slice(-third)) / meanOf(lengths.slice(0, third)),
  );
}

const fleschKincaid = (mean: number, syllablesPerWord: number) => 0.39 * mean + 11.8 * syllablesPerWord - 15.59;

/** The mean sentences that keep both the age's range and its grade. */
export function meansFor(
  plan: Pick<PlannedStory, "age" | "readingTime"> & Counted,
  syllablesPerWord: number,
): { min: number; max: number } {
  const { meanSentence, grade } = readingLevel(plan.age);
  const meanMargin = meanMarginOf(plan);
  const margin = gradeMargin[plan.readingTime];
  const of = (goal: number) => (goal + 15.59 - 11.8 * syllablesPerWord) / 0.39;
  const min = Math.max(meanSentence.min + meanMargin, of(grade.min + margin));
  const max = Math.min(meanSentence.max - meanMargin, of(grade.max - margin));
  return { min: Math.min(min, meanSentence.max - meanMargin), max: Math.max(max, meanSentence.min + meanMargin) };
}

const outside = (value: number, { min, max }: { min: number; max: number }, margin = 0) =>
  value < min + margin ? value - min - margin : value > max - margin ? value - max + margin : 0;

/** Words. */
const longPhrase = 4;
const wordsOfPhrase = (phrase: string) => phrase.split(" ").length;

function unseenIn(line: readonly Told[], plan: PlannedStory): Verdict["unseen"] {
  const size = partsOf(plan.readingTime === "2-3 minutes");
  const total = line.reduce((sum, { clause }) => sum + clause.words, 0);
  // Two thirds is the rule.
  const enough = (size * 2) / 3;
  const { carried } = plan.interests;
  // Words by which another count may cut the parts elsewhere: a parent's phrase is one word here, and may be twelve. Where
  // its mentions are spread evenly, most of that evens out.
  const longest = Math.max(
    ...carried.map(({ custom, name }) => (custom ? wordsOfPhrase(plan.words.phraseAt(name)) : 1)),
  );
  const cutMargin = longest > longPhrase ? Math.max(3, total / 60) : longest > 1 ? 3 + 2 * longest : 3;
  return carried.flatMap(({ mention, roles }, index) => {
    const seen = new Set<number>();
    let solved = false;
    let told = 0;
    for (const { clause, passage, piece } of line) {
      const from = Math.floor((size * (told - cutMargin)) / total);
      told += clause.words;
      if (!(piece.mentions & (1 << index)) || !mention.test(clause.text)) continue;
      // Parts are cut here and there by one word or another: what lies across a cut shows in neither.
      if (from === Math.floor((size * (told + cutMargin)) / total)) seen.add(from);
      if (passage.kind === "test" || passage.kind === "act" || passage.kind === "solve") solved = true;
    }
    const missing: { index: number; part: number | "solved" }[] = [];
    if (!solved && roles.length > 0) missing.push({ index, part: "solved" });
    if (seen.size < enough) {
      for (let part = 0; part < size; part++) if (!seen.has(part)) missing.push({ index, part });
    }
    return missing;
  });
}

const plainSentences = new WeakMap<Told["clause"], string>();

/** After a join a sentence has no capital and perhaps no 'But', and before one no full stop. */
function plainSentence(clause: Told["clause"]): string {
  let plain = plainSentences.get(clause);
  if (plain === undefined) {
    plain = clause.text.toLowerCase();
    if (".!?".includes(plain.charAt(plain.length - 1))) plain = plain.slice(0, -1);
    if (plain.startsWith("but ") || plain.startsWith("and ")) plain = plain.slice(4);
    else if (plain.startsWith("so ")) plain = plain.slice(3);
    plainSentences.set(clause, plain);
  }
  return plain;
}

function repeatedIn(line: readonly Told[]): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const { clause, passage } of line) {
    // Three words said again (‘asked Otto.’) are no repetition.
    if (passage.kind === "refrain" || clause.words + (clause.join ? 1 : 0) < 4) continue;
    const sentence = plainSentence(clause);
    if (seen.has(sentence)) repeated.push(clause.text);
    seen.add(sentence);
  }
  return repeated;
}

/** What ties and cuts can mend. */
export type Tempo = Pick<Verdict, "words" | "slowdown" | "mean" | "syllablesPerWord" | "meanMiss" | "gradeMiss">;

export function judgeTempo(line: readonly Told[], plan: PlannedStory): Tempo & { readonly tooLong: number } {
  const lengths = lengthsOf(line);
  const words = lengths.reduce((sum, n) => sum + n, 0);
  const level = readingLevel(plan.age);
  const mean = words / Math.max(1, lengths.length);
  let syllables = words;
  for (const { clause } of line) syllables += clause.syllables - clause.words;
  const syllablesPerWord = syllables / Math.max(1, words);
  return {
    words,
    mean,
    syllablesPerWord,
    meanMiss: outside(mean, level.meanSentence, meanMarginOf(plan) - 0.01),
    gradeMiss: outside(fleschKincaid(mean, syllablesPerWord), level.grade, gradeMargin[plan.readingTime] - 0.02),
    slowdown: slowdownOf(lengths),
    tooLong: lengths.filter((n) => n > level.longestSentence).length,
  };
}

export function judge(line: readonly Told[], plan: PlannedStory): Verdict {
  const { tooLong, ...tempo } = judgeTempo(line, plan);
  const wordsMissing = -outside(tempo.words, wordRange(plan.age, plan.readingTime), 5);
  const unseen = unseenIn(line, plan);
  const repeated = repeatedIn(line);
  const faults =
    (wordsMissing === 0 ? 0 : 4 + Math.abs(wordsMissing) / 8) +
    Math.abs(tempo.meanMiss) * 3 +
    Math.abs(tempo.gradeMiss) * 4 +
    Math.max(0, tempo.slowdown - slowest) * 12 +
    tooLong * 3 +
    unseen.length * 1.5 +
    repeated.length * 2;
  return { ...tempo, faults, wordsMissing, unseen, repeated };
}
