import { expect, test } from "vitest";
import { readingLevel, wordRange } from "../../../app/story/story-length";
import { planStory, tellStorybook } from "../../../app/storybook/tell-storybook";
import { measure, wordsOf } from "./measure";
import { sampleRequest, sampleRequests, sampleSeed, tell } from "./samples";

const samples = [...sampleRequests(5)].map(([request, seed]) => {
  const story = tell(request, seed);
  const plan = planStory(request, seed);
  return { request, seed, story, plan, measures: measure(story, plan.parentPhrases) };
});
const name = ({ request, seed }: (typeof samples)[number]) =>
  `${request.age}, ${request.readingTime}, ${request.style}, ${request.lesson}, ${request.interests.join("+")}, seed ${seed}`;
const failing = (fails: (sample: (typeof samples)[number]) => boolean) => samples.filter(fails).map(name);

test("there are samples of every age and length", () => {
  expect(samples).toHaveLength(11 * 4 * 5);
});

test("the same answers and seed tell the same story, another seed another one", () => {
  const request = sampleRequest(4, 6, "5-7 minutes");
  expect(tell(request, 7)).toBe(tell(request, 7));
  expect(tell(request, 8)).not.toBe(tell(request, 7));
});

test("a story comes as a title line, then paragraph by paragraph", () => {
  const pieces = [...tellStorybook(sampleRequest(1, 7, "15 minutes"), 3)];
  expect(pieces[0]).toMatch(/^\*\*[^*\n]+\*\*$/u);
  expect(pieces.length).toBeGreaterThan(20);
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\n\n\S[^\n]*$/u);
});

test("fifteen minutes are four to seven numbered chapters with titles", () => {
  const long = samples.filter(({ request }) => request.readingTime === "15 minutes");
  expect(long.length).toBeGreaterThan(40);
  for (const { story } of long) {
    const chapters = [...story.matchAll(/^Chapter (\d+): \S.*$/gmu)].map(([, n]) => Number(n));
    expect(chapters.length).toBeGreaterThanOrEqual(4);
    expect(chapters.length).toBeLessThanOrEqual(7);
    expect(chapters).toEqual(chapters.map((_, i) => i + 1));
  }
});

test("no slot, mark or join is left in the text", () => {
  expect(failing(({ story }) => /[{}[\]$^⁁⁂⁊\u{E000}-\u{F8FF}]|\+(?:and|but|so)|undefined| {2}/u.test(story))).toEqual(
    [],
  );
});

test("no doubled word, no wrong article, no straight quotes of ours", () => {
  expect(failing(({ story }) => /\b(?!had|that|oh|no|lo)(\p{L}+) \1\b/iu.test(story))).toEqual([]);
  expect(
    failing(({ story }) => /\ba [aeio]\p{Ll}|\ban [bcdfgjklmnpqrstvwxz]/iu.test(story.replace(/\ba one/giu, ""))),
  ).toEqual([]);
  expect(failing(({ story }) => /"/u.test(story))).toEqual([]);
});

test("pronouns are the child's", () => {
  expect(failing(({ story }) => /\bthey (?:was|wasn’t|is|has)\b/iu.test(story))).toEqual([]);
});

test("every carried interest is in the text, every further one is named", () => {
  expect(failing(({ story, plan }) => !plan.carried.every(({ mention }) => mention.test(story)))).toEqual([]);
  expect(failing(({ story, plan }) => !plan.named.every(({ as }) => story.includes(as)))).toEqual([]);
});

test("a lesson in the parent's own words is voiced once", () => {
  const own = samples.filter(({ plan }) => plan.ownLesson !== undefined);
  expect(own.length).toBeGreaterThan(20);
  for (const { story, plan } of own) expect(story.split(plan.ownLesson ?? "?")).toHaveLength(2);
});

test("no sentence is told twice but the refrain", () => {
  const repeats = failing(({ measures, plan }) => {
    const seen = new Set<string>();
    return measures.sentences.some((raw) => {
      const sentence = raw.trim();
      if (plan.refrain?.includes(sentence) || wordsOf(sentence).length < 4) return false;
      const again = seen.has(sentence);
      seen.add(sentence);
      return again;
    });
  });
  expect(repeats).toEqual([]);
});

// The bands that have content of their own. Others borrow theirs and are held to nothing yet but being readable.
const finished: number[] = [6, 7];

test.skip("stories of finished bands keep the tables of words, sentences and grade, and slow down", () => {
  const misses = samples
    .filter(({ request }) => finished.includes(request.age))
    .filter(({ request, measures }) => {
      const range = wordRange(request.age, request.readingTime);
      const level = readingLevel(request.age);
      return (
        measures.words < range.min ||
        measures.words > range.max ||
        measures.meanSentence < level.meanSentence.min ||
        measures.meanSentence > level.meanSentence.max ||
        measures.longestSentence > level.longestSentence ||
        measures.grade < level.grade.min ||
        measures.grade > level.grade.max ||
        measures.slowdown > 0.85
      );
    });
  expect(misses.map(name)).toEqual([]);
});

test("ninety-five of a hundred consecutive seeds have plots of their own", () => {
  const request = sampleRequest(1, 6, "5-7 minutes");
  const keys = new Set(Array.from({ length: 100 }, (_, i) => planStory(request, sampleSeed(0) + i).key));
  expect(keys.size).toBeGreaterThanOrEqual(95);
});
