import { type Range, readingLevel } from "../../../app/story/length";

const words: readonly [upToAge: number, advice: string][] = [
  [
    3,
    "Use everyday words a toddler knows. One thing happens at a time. Repeat a phrase or a sound the child can join in with.",
  ],
  [5, "Use everyday words, at most a few new ones that the sentence explains. Cause and effect stay close together."],
  [
    8,
    "Use clear words with a handful of richer ones, and a real plot with a turn in it. Dialogue carries much of the story.",
  ],
  [12, "Use a rich but clear vocabulary and a plot with a choice that matters. Never sound babyish."],
];

function span({ min, max }: Range): string {
  return `${min} to ${max}`;
}

/** What the teller is told about the language of an age. */
export function languageFor(age: number): string {
  const level = readingLevel(age);
  const advice = words.find(([upToAge]) => age <= upToAge)?.[1] ?? "";
  const grade = level.grade.min < 1 ? `grade ${level.grade.max} or lower` : `grade ${span(level.grade)}`;
  return (
    `Write for the ears of a ${age}-year-old. Sentences have ${span(level.meanSentence)} words on average, ` +
    `and no sentence has more than ${level.longestSentence} words. Reading level (Flesch-Kincaid): ${grade}. ${advice}`
  );
}
