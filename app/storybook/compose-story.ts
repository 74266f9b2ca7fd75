import { readingLevel, wordRange } from "../story/story-length";
import { arrangeChapters } from "./chapters";
import { countWords, mergeSentences, settleJoins, splitLong, tidy } from "./flow";
import { judge, slowest } from "./judge";
import { layBeats } from "./lay-beats";
import { capitalise } from "./noun-phrase";
import type { Paragraph } from "./paragraph";
import { createRenderer } from "./scope";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";
import { weaveInterests } from "./weave-interests";

/** What can be said of a story before it is told. */
export interface StoryFrame {
  readonly title: string;
  /** With the parent's phrases still held. */
  readonly refrain: string | undefined;
  /** Fills a line of the plan for a reader. */
  describe(template: string): string;
}

export function frameStory(plan: PlannedStory): StoryFrame {
  const titles = plan.random.fork("title");
  const titler = createRenderer(plan.scope, plan.band, plan.deal(0), titles);
  const spelled = (text: string) => respell(tidy(text, plan.words.phraseAt), plan.spelling);
  return {
    title: plan.words.release(spelled(capitalise(titler.deal(plan.goal.titles)))),
    refrain: plan.refrain && spelled(titler.render(plan.refrain)),
    describe: (template) => plan.words.release(spelled(titler.render(template))),
  };
}

interface Pace {
  /** Above 1, sentences are joined beyond the writer's own joins. */
  readonly tempo: number;
  /** How much of that the last third keeps. */
  readonly late: number;
}

/** Wordings are drawn anew until lengths and tempo are right; the plot stays. */
const mostAttempts = 16;
const attemptsPerDeal = 4;

function settle(paragraphs: readonly Paragraph[], plan: PlannedStory, pace: Pace, next: () => number): Paragraph[] {
  const longest = readingLevel(plan.age).longestSentence;
  const total = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  const [first, middle, last] = plan.band.joins;
  let told = 0;
  return paragraphs.map((paragraph) => {
    const words = countWords(paragraph.text);
    const at = (told + words / 2) / total;
    told += words;
    if (paragraph.kind === "refrain") return paragraph;
    const [share, slowing] = at < 0.36 ? [first, 1] : at < 0.64 ? [middle, 0.8] : [last * pace.late, 0.35 * pace.late];
    const joined = settleJoins(paragraph.text, Math.min(1, share * pace.tempo), longest, next);
    // Above 1 the tempo asks for more than the writer's own joins.
    const settled =
      pace.tempo > 1 ? mergeSentences(joined, (pace.tempo - 1) * slowing, longest - 2, plan.scope.hero, next) : joined;
    const cut = splitLong(settled, longest, plan.scope.hero);
    return { ...paragraph, text: respell(tidy(cut, plan.words.phraseAt), plan.spelling) };
  });
}

/** Paragraphs and chapter lines, in order. */
export function composeStory(plan: PlannedStory, refrain: string | undefined): string[] {
  const range = wordRange(plan.age, plan.readingTime);
  let best: Paragraph[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  let tempo = plan.band.tempo;
  let late = 1;
  let detail = plan.readingTime !== "2-3 minutes" ? 1 : plan.interests.carried.length > 1 ? 0 : 0.3;
  let longer = 0;
  for (let attempt = 0; attempt < mostAttempts && fewest > 0; attempt++) {
    const random = plan.random.fork(`telling ${attempt}`);
    // The wordings stay while joins, details and length are tuned; only then are they dealt anew.
    const dealer = plan.deal(Math.floor(attempt / attemptsPerDeal));
    const renderer = createRenderer(plan.scope, plan.band, dealer, random, detail);
    const target = Math.round(range.min + (range.max - range.min) * (0.35 + 0.35 * random.next()) + longer);
    const laid = layBeats(plan, renderer, dealer, target, refrain);
    const woven = weaveInterests(laid, plan, renderer, random);
    const told = settle(woven, plan, { tempo, late }, () => random.next());
    const verdict = judge(told, plan, refrain);
    if (verdict.faults < fewest) [best, fewest] = [told, verdict.faults];
    // Three knobs learn from a miss: tempo, how much of it the end keeps, and how much is laid out.
    if (verdict.meanSentence !== 0) tempo = Math.max(0, Math.min(2, tempo + (verdict.meanSentence < 0 ? 0.25 : -0.15)));
    if (verdict.slowdown > slowest) late = Math.max(0, late - 0.35);
    else if (verdict.meanSentence < 0 && verdict.slowdown < slowest - 0.06) late += 0.3;
    longer += verdict.wordsMissing;
    if (verdict.wordsMissing !== 0) detail = Math.max(0, Math.min(1, detail + (verdict.wordsMissing > 0 ? 0.3 : -0.3)));
  }
  return arrangeChapters(best, plan).map(plan.words.release);
}
