import { readingLevel } from "../story/length";
import { judge, judgeTempo, meansFor, slowest, type Verdict } from "./judge";
import { lineOf, type Told } from "./line";
import { capitalise } from "./noun-phrase";
import type { Passage } from "./passage";
import { pronounWord } from "./pronouns";
import type { Random } from "./random";
import { settleTempo, steerTempo } from "./settle-tempo";
import type { PlannedStory } from "./story-plan";

export interface ToldLine {
  readonly line: readonly Told[];
  readonly verdict: Verdict;
}

/** Mean sentences of the thirds, as shares of the whole story's: it slows down, most of all at the end. */
const shares = [1.13, 1.06, 0.86] as const;
const mostSteers = 7;

/** @param wish where in the possible means this story likes to be, 0 to 1 */
function meanFor(plan: PlannedStory, syllablesPerWord: number, wish: number): number {
  const { min, max } = meansFor(plan, syllablesPerWord);
  const { meanSentence } = plan.band;
  const from = Math.min(Math.max(min, meanSentence.min), max);
  const to = Math.max(from, Math.min(max, meanSentence.max));
  return from + (to - from) * wish;
}

/** Decides where sentences are tied and cut, for the age's mean, its grade and a slow end. */
export function tellLine(passages: readonly Passage[], plan: PlannedStory, wish: number, random: Random): ToldLine {
  const pronoun = capitalise(pronounWord(plan.scope.heroPronouns, "he") ?? "");
  const hero = { name: plan.scope.hero, pronoun };
  const line = lineOf(passages, hero, plan.age < 4 ? "none" : plan.age < 6 ? "plain" : "all");
  const words = line.reduce((sum, { clause }) => sum + clause.words, 0);
  const syllables = line.reduce((sum, { clause }) => sum + clause.syllables, 0);
  const mean = meanFor(plan, syllables / Math.max(1, words), wish);
  const { longestSentence: longest } = readingLevel(plan.age);
  let means = shares.map((share) => share * mean) as [number, number, number];
  const { joins } = plan.band;
  settleTempo(line, { longest, joins, means }, random);
  let tempo = judgeTempo(line, plan);
  for (let steer = 0; steer < mostSteers; steer++) {
    const { slowdown, meanMiss, gradeMiss } = tempo;
    const miss = Math.abs(meanMiss) > 0 ? meanMiss : gradeMiss;
    if (slowdown <= slowest && miss === 0) break;
    const [first, middle, last] = means;
    // Too long on the whole: all are cut further; too short: the first two bear more, for the end must stay slow.
    const more = miss > 0 ? 0.94 : miss < 0 ? 1.07 : 1;
    means =
      slowdown > slowest
        ? [first * (miss > 0 ? 0.99 : 1.05), middle * more, last * 0.9]
        : [first * more, middle * more, last * (miss < 0 && slowdown > slowest - 0.04 ? 1 : more)];
    steerTempo(line, { longest, joins, means }, random);
    tempo = judgeTempo(line, plan);
  }
  return { line, verdict: judge(line, plan) };
}
