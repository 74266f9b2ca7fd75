import { gzipSync } from "node:zlib";
import { wordsOf } from "./measure";

/** How far stories of the same answers are from each other. */
export interface Variety {
  /** Mean over the stories of BLEU-4 against all the others; smoothed by one for n > 1. */
  readonly selfBleu: number;
  /** Bytes of all stories to bytes of them in gzip. */
  readonly gzipRatio: number;
  /** The largest share of a story's different four-word runs that another story has too. */
  readonly largestOverlap: number;
  /** Share of different first five words. */
  readonly openings: number;
  /** Worn words of machine stories per thousand words of the whole stories. */
  readonly cliches: number;
}

const worn =
  /\b(elias|mara|elara|lighthouse|clockmaker|librarian|whisper(?:ed|ing|s)?|shimmer(?:ed|ing|s)?|sparkl(?:e|ed|ing|es)|tapestry|testament|heart (?:swelled|soared)|little did (?:he|she|they) know)\b/giu;

const runsOf = (words: readonly string[], n: number) =>
  words.slice(0, Math.max(0, words.length - n + 1)).map((_, i) => words.slice(i, i + n).join(" "));

function countsOf(runs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** For each run, the most times any story but one has it: the highest count, its story, and the highest of the rest. */
function mostElsewhere(all: readonly Map<string, number>[]): (run: string, story: number) => number {
  const most = new Map<string, { count: number; story: number; next: number }>();
  for (const [story, counts] of all.entries()) {
    for (const [run, count] of counts) {
      const known = most.get(run);
      if (!known) most.set(run, { count, story, next: 0 });
      else if (count > known.count) most.set(run, { count, story, next: known.count });
      else known.next = Math.max(known.next, count);
    }
  }
  return (run, story) => {
    const known = most.get(run);
    return !known ? 0 : known.story === story ? known.next : known.count;
  };
}

function selfBleu(stories: readonly (readonly string[])[]): number {
  const logs = stories.map(() => 0);
  for (const n of [1, 2, 3, 4]) {
    const all = stories.map((words) => countsOf(runsOf(words, n)));
    const elsewhere = mostElsewhere(all);
    const smooth = n > 1 ? 1 : 0;
    for (const [story, counts] of all.entries()) {
      let met = 0;
      let total = 0;
      for (const [run, count] of counts) {
        total += count;
        met += Math.min(count, elsewhere(run, story));
      }
      logs[story] = (logs[story] ?? 0) + Math.log((met + smooth + 1e-9) / (total + smooth)) / 4;
    }
  }
  const scores = stories.map((words, i) => {
    const others = stories.filter((_, j) => j !== i).map(({ length }) => length);
    const nearest = others.reduce(
      (best, length) => (Math.abs(length - words.length) < Math.abs(best - words.length) ? length : best),
      others[0] ?? 0,
    );
    const penalty = words.length >= nearest ? 1 : Math.exp(1 - nearest / words.length);
    return penalty * Math.exp(logs[i] ?? 0);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function largestOverlap(stories: readonly (readonly string[])[]): number {
  const runs = stories.map((words) => new Set(runsOf(words, 4)));
  let largest = 0;
  for (const [i, one] of runs.entries()) {
    for (const other of runs.slice(i + 1)) {
      let shared = 0;
      for (const run of one) if (other.has(run)) shared++;
      largest = Math.max(largest, shared / Math.min(one.size, other.size));
    }
  }
  return largest;
}

/** @param firstWords only the beginnings are compared; stories that are shorter are left out */
export function varietyOf(told: readonly string[], firstWords?: number): Variety {
  const full = told.map((story) => wordsOf(story).map((word) => word.toLowerCase()));
  const stories = firstWords
    ? full.filter(({ length }) => length >= firstWords).map((words) => words.slice(0, firstWords))
    : full;
  const text = stories.map((words) => words.join(" ")).join("\n");
  const words = full.reduce((sum, { length }) => sum + length, 0);
  return {
    selfBleu: selfBleu(stories),
    gzipRatio: Buffer.byteLength(text) / gzipSync(text, { level: 9 }).length,
    largestOverlap: largestOverlap(stories),
    openings: new Set(stories.map((story) => story.slice(0, 5).join(" "))).size / stories.length,
    cliches: (1000 * told.reduce((sum, story) => sum + (story.match(worn)?.length ?? 0), 0)) / words,
  };
}
