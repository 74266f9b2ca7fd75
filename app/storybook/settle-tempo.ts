import { addedWords, startWords, type Told } from "./line";
import type { Random } from "./random";

export interface Tempo {
  /** Words in the longest sentence. */
  readonly longest: number;
  /** Share of the writer's soft joins kept in each third before anything is steered. */
  readonly joins: readonly [number, number, number];
  /** Mean sentence of each third to come near. */
  readonly means: readonly [number, number, number];
}

/** Most statements in one sentence. */
const mostTied = 3;

/** Index where the sentence of clause i begins, and where the next one begins. */
function sentenceAround(line: readonly Told[], i: number): [from: number, to: number] {
  let from = i;
  while (from > 0 && line[from]?.tied) from--;
  let to = i + 1;
  while (line[to]?.tied) to++;
  return [from, to];
}

function wordsBetween(line: readonly Told[], from: number, to: number): number {
  let words = 0;
  for (let i = from; i < to; i++) {
    const told = line[i];
    if (told) words += i === from ? startWords(told) : told.clause.words + addedWords(told);
  }
  return words;
}

/** Lengths of all sentences, in order. */
export function lengthsOf(line: readonly Told[]): number[] {
  const lengths: number[] = [];
  for (const told of line) {
    if (told.tied) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + told.clause.words + addedWords(told);
    else lengths.push(startWords(told));
  }
  return lengths;
}

/**
 * At most one comma's join in a sentence, and one 'He sat down and thought'; the writer may have tied more. Beyond that a
 * semicolon, for ages that can read it.
 */
function tie(line: readonly Told[], i: number, longest: number): boolean {
  const told = line[i];
  if (!told?.tie || told.tied) return false;
  const [from] = sentenceAround(line, i - 1);
  const [, to] = sentenceAround(line, i);
  let semicolon = told.merge?.kind === "semicolon";
  if (to - from > (semicolon || told.merge?.semicolon ? mostTied + 1 : mostTied)) return false;
  for (let k = from + 1; k < to && told.merge; k++) {
    const other = line[k];
    if (k === i || !other) continue;
    const clash = other.tie === "drop" ? told.tie === "drop" : told.tie !== "drop";
    if (!clash) continue;
    if (other.semicolon || !(told.merge.semicolon || semicolon)) return false;
    semicolon = true;
  }
  const starting = startWords(told) - told.clause.words;
  const added = semicolon ? 0 : told.adds;
  if (wordsBetween(line, from, i) + wordsBetween(line, i, to) - starting + added > longest) return false;
  told.semicolon = semicolon;
  told.tied = true;
  return true;
}

const ranks: Readonly<Record<string, number>> = { comma: 0, soft: 1, drop: 2, merge: 3 };

/** Ties and cuts sentences until each third has about the mean it should have. */
export function settleTempo(line: readonly Told[], tempo: Tempo, random: Random): void {
  for (const [i, told] of line.entries()) {
    told.tied = false;
    const keep = told.tie === "comma" || (told.tie === "soft" && random.next() < tempo.joins[told.third]);
    if (keep) tie(line, i, tempo.longest);
  }
  steerTempo(line, tempo, random);
}

/** The same, from where it stands. */
export function steerTempo(line: readonly Told[], tempo: Tempo, random: Random): void {
  const order = random.shuffle(line.map((_, i) => i).filter((i) => line[i]?.tie));
  order.sort((a, b) => (ranks[line[a]?.tie ?? ""] ?? 0) - (ranks[line[b]?.tie ?? ""] ?? 0));
  for (const third of [0, 1, 2] as const) {
    let words = 0;
    let sentences = 0;
    for (const told of line) {
      if (told.third !== third) continue;
      words += told.tied ? told.clause.words + addedWords(told) : startWords(told);
      if (!told.tied) sentences++;
    }
    const goal = tempo.means[third];
    for (const i of order) {
      const told = line[i];
      if (told?.third !== third || words / sentences >= goal) continue;
      if (!tie(line, i, tempo.longest)) continue;
      words += told.clause.words + addedWords(told) - startWords(told);
      sentences--;
    }
    for (let k = order.length - 1; k >= 0; k--) {
      const told = line[order[k] ?? 0];
      // One sentence too long in mean is one cut too many: leave it between the two.
      if (told?.third !== third || !told.tied || words / sentences <= goal * 1.02) continue;
      told.tied = false;
      words -= told.clause.words + addedWords(told) - startWords(told);
      sentences++;
    }
  }
}
