import { readingLevel, wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";
import type { ToldPassage } from "../../../app/storybook/compose-story";
import { composeTale } from "../../../app/storybook/compose-tale";
import { planStory, type StoryPlan } from "../../../app/storybook/tell-storybook";
import { bodyOf, type Measures, measure, sentencesOf, wordsOf } from "./measure";
import { tell, writtenFor } from "./samples";

/** A story with all that can be asked about it. */
export interface Sample {
  readonly request: StoryRequest;
  readonly seed: number;
  readonly story: string;
  readonly plan: StoryPlan;
  readonly measures: Measures;
}

export function sampleOf(request: StoryRequest, seed: number): Sample {
  const story = tell(request, seed);
  const plan = planStory(request, seed, writtenFor(request.age));
  return { request, seed, story, plan, measures: measure(story, plan.parentPhrases) };
}

export const nameOf = ({ request, seed }: Sample) =>
  `${request.age}, ${request.readingTime}, ${request.style}, ${request.lesson}, ${request.interests.join("+")}, seed ${seed}`;

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** Passages by kind, as they were told. */
export function passagesOf({ request, seed }: Sample): readonly ToldPassage[] {
  return composeTale(request, seed, writtenFor(request.age)).passages;
}

/** In how many of a story's thirds (2-3 minutes) or sixths an interest shows, as a share. */
export function shareShown({ request, story, plan }: Sample, index: number): number {
  const mention = plan.carried[index]?.mention;
  if (!mention) return 0;
  const parts = request.readingTime === "2-3 minutes" ? 3 : 6;
  const body = bodyOf(story);
  const total = wordsOf(body).length;
  const shown = new Set<number>();
  for (const { index: at } of body.matchAll(new RegExp(mention.source, `${mention.flags}g`))) {
    shown.add(Math.floor((parts * wordsOf(body.slice(0, at)).length) / total));
  }
  return shown.size / parts;
}

function isShown(sample: Sample): boolean {
  return sample.plan.carried.every((_, i) => shareShown(sample, i) >= 0.66);
}

/** In the deed that decides or in the solution. */
function isDecisive(sample: Sample): boolean {
  const scene = passagesOf(sample)
    .filter(({ kind }) => kind === "test" || kind === "act" || kind === "solve")
    .map(({ text }) => text)
    .join(" ");
  return sample.plan.carried.every(({ mention }) => mention.test(scene));
}

/** Sentences told twice; a refrain may, and a tag without a verb of its own ('asked Otto.') is none. */
export function repeatsIn({ story, plan }: Sample): string[] {
  const seen = new Set<string>();
  return sentencesOf(bodyOf(story)).filter((raw) => {
    const sentence = raw.trim();
    if (plan.refrain?.includes(sentence) || wordsOf(sentence).length < 4 || /^\p{Ll}/u.test(sentence)) return false;
    const again = seen.has(sentence);
    seen.add(sentence);
    return again;
  });
}

const doubled = /\b(?!had|that|oh|no|lo|so|ha)(\p{L}+) \1\b/iu;
const wrongArticle =
  /\ba (?:hon(?:est|o)|hour|heir)|\ba (?!one\b|once|eu|ewe|u[nst]i|use)[aeio]\p{Ll}|\ban (?!hour|hon(?:est|o)|heir)[bcdfghjklmnpqrstvwxz]\p{Ll}/iu;
const leftOver = /[{}[\]$^⁁⁂⁊⟦⟧\u{E000}-\u{F8FF}]|\+|undefined| {2}/u;
const wrongPronoun = /\bthey (?:was|wasn’t|is|has)\b|\bher her\b/iu;

/** What can be asked of every story; the name of a figure and whether it holds. */
export const checks: Readonly<Record<string, (sample: Sample) => boolean>> = {
  words: ({ request, measures }) => within(measures.words, wordRange(request.age, request.readingTime)),
  "mean sentence": ({ request, measures }) => within(measures.meanSentence, readingLevel(request.age).meanSentence),
  "longest sentence": ({ request, measures }) => measures.longestSentence <= readingLevel(request.age).longestSentence,
  grade: ({ request, measures }) => within(measures.grade, readingLevel(request.age).grade),
  "slow end": ({ measures }) => measures.slowdown <= 0.85,
  "interests shown": isShown,
  "interests decisive": isDecisive,
  "others named": ({ story, plan }) => plan.named.every(({ as }) => story.toLowerCase().includes(as.toLowerCase())),
  lesson: ({ story, plan }) => plan.ownLesson === undefined || story.split(plan.ownLesson).length === 2,
  pronouns: ({ story }) => !wrongPronoun.test(story),
  "no doubled word": ({ story }) => !doubled.test(story),
  articles: ({ story }) => !wrongArticle.test(story),
  "nothing left over": ({ story }) => !leftOver.test(story),
  "paragraphs end": ({ story }) =>
    bodyOf(story)
      .split(/\n+/u)
      .every((line) => line === "" || /[.!?][’”)]*$/u.test(line)),
  "no repetition": (sample) => repeatsIn(sample).length === 0,
  refrain: ({ story, plan }) => plan.refrain === undefined || story.split(plan.refrain).length <= 6,
};
