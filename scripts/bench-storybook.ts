/**
 * Figures of the built-in storyteller. Usage: tsx scripts/bench-storybook.ts [stories per age and length, default 50]
 * Variety (Self-BLEU, gzip ratio, pairwise overlap), plots and time are still to be added here.
 */
import { readingLevel, wordRange } from "../app/story/story-length";
import { planStory } from "../app/storybook/tell-storybook";
import { measure } from "../tests/unit/storybook/measure";
import { sampleRequests, tell } from "../tests/unit/storybook/samples";

const each = Number(process.argv[2] ?? 50);
const checks = ["words", "mean sentence", "longest sentence", "grade", "slow end"] as const;
const passed = new Map<string, number[]>();
let told = 0;
for (const [request, seed] of sampleRequests(each)) {
  const { parentPhrases } = planStory(request, seed);
  const { words, meanSentence, longestSentence, grade, slowdown } = measure(tell(request, seed), parentPhrases);
  const range = wordRange(request.age, request.readingTime);
  const level = readingLevel(request.age);
  const results = [
    words >= range.min && words <= range.max,
    meanSentence >= level.meanSentence.min && meanSentence <= level.meanSentence.max,
    longestSentence <= level.longestSentence,
    grade >= level.grade.min && grade <= level.grade.max,
    slowdown <= 0.85,
  ];
  const counts = passed.get(`age ${request.age}`) ?? [0, 0, 0, 0, 0, 0];
  passed.set(`age ${request.age}`, [...results.map((ok, i) => (counts[i] ?? 0) + (ok ? 1 : 0)), (counts[5] ?? 0) + 1]);
  told++;
}
const lines = [...passed].map(([age, counts]) => {
  const total = counts[5] ?? 1;
  return `${age}: ${checks.map((check, i) => `${check} ${((100 * (counts[i] ?? 0)) / total).toFixed(0)} %`).join(", ")}`;
});
process.stdout.write(`${told} stories\n${lines.join("\n")}\n`);
