import { type Spelling, spellingOf } from "../../../app/story/countries";
import { readingLevel } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";

const advice: readonly [upToAge: number, advice: string][] = [
  [
    3,
    "Everyday words a toddler knows, one thing at a time. A refrain of a few words that the child can say has a job: each time it makes something happen, and the last time it means more.",
  ],
  [
    5,
    "Everyday words, at most a few new ones that the sentence explains. Cause and effect stay close together. A line or sound for the child to join in with comes three times and has a job.",
  ],
  [
    8,
    "Clear words with a handful of richer ones, and a real plot with a turn in it. Dialogue carries much of the story, and may joke.",
  ],
  [12, "Rich but clear words, wit, something left unsaid. The choice is a hard one. Never babyish."],
];

const football: Record<Spelling, string> = {
  british: "Football is the game with a round ball at one's feet; do not call it soccer.",
  american: "Football is the American game; the one with a round ball at one's feet is soccer.",
};

const mayHaveFootball = /foot ?ball|soccer/iu;

function gameFor({ interests, lesson, country }: StoryRequest): string {
  const words = [...interests, lesson];
  if (!words.some((text) => text === "sports" || mayHaveFootball.test(text))) return "";
  return ` ${football[spellingOf(country)]}`;
}

/** What the teller is told about the language of an age. Only ceilings: a floor makes a writer say 'retrieve' for 'get'. */
export function languageFor(request: StoryRequest): string {
  const { age } = request;
  const { meanSentence, longestSentence, grade } = readingLevel(age);
  const spelling = spellingOf(request.country) === "british" ? "British" : "American";
  return (
    `Write for the ears of a ${age}-year-old. Sentences have at most ${meanSentence.max} words on average, and none has more ` +
    `than ${longestSentence}. Reading level: grade ${grade.max} at most. Of two words take the plainer: 'get', not 'retrieve'. ` +
    `${advice.find(([upToAge]) => age <= upToAge)?.[1] ?? ""} ` +
    `Use ${spelling} spelling and the everyday words that go with it.${gameFor(request)}`
  );
}
