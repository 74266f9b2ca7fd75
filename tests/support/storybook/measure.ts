import { interests, isPreset, lessons, type ReadingTime } from "../../../app/story/catalogue";
import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";
import { readLesson } from "../../../app/storybook/lessons/read-lesson";
import { readLove } from "../../../app/storybook/loves/read-love";
import { agesFor } from "../../../app/storybook/tale";
import { fillKnown } from "../../../app/storybook/teller/fill";
import { ownLessonWords } from "../../../app/storybook/teller/own-lesson";
import { pronounsOf } from "../../../app/storybook/teller/pronouns";
import { typeset } from "../../../app/storybook/teller/typeset";
import { limits } from "../tales/limits";
import { countWords, mean, sentencesOf } from "../tales/sentences";

export interface Measured {
  readonly words: number;
  readonly longest: number;
  readonly mean: number;
}

/** Title and chapter lines are left out, and a parent's own phrase counts as one word. */
export function measureStory(text: string, request: StoryRequest): Measured {
  const lines = text
    .split("\n\n")
    .slice(1)
    .filter((line) => !/^Chapter \d+: /.test(line));
  const story = ownPhrases(request).reduce(
    (told, phrase) => told.replaceAll(new RegExp(literal(phrase), "giu"), "this"),
    lines.join("\n\n"),
  );
  const counts = sentencesOf(story).map(countWords);
  return {
    words: counts.reduce((sum, count) => sum + count, 0),
    longest: Math.max(...counts),
    // Sound words and calls are no sentences.
    mean: mean(counts.filter((count) => count > 3)),
  };
}

function ownPhrases({ interests: chosen, lesson, gender }: StoryRequest): string[] {
  const pronouns = pronounsOf(gender);
  const loves = chosen.filter((words) => !isPreset(interests, words)).map(readLove);
  const ofLoves = loves.flatMap((love) => [love.noun, ...love.things, ...(love.kind === "dear" ? [love.name] : [])]);
  const own = isPreset(lessons, lesson) ? {} : ownLessonWords(readLesson(lesson), pronouns);
  return [...ofLoves, ...Object.values(own)]
    .map((phrase) => typeset(fillKnown(phrase, pronouns)))
    .filter((phrase) => phrase.length > 3)
    .sort((a, b) => b.length - a.length);
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

export function faultsOf(text: string, request: StoryRequest): string[] {
  const measured = measureStory(text, request);
  const { min, max } = wordRange(request.age, request.readingTime as ReadingTime);
  const limit = limits[agesFor(request.age)];
  const faults: string[] = [];
  if (measured.words < min || measured.words > max) faults.push(`${measured.words} words, not ${min} to ${max}`);
  if (measured.longest > limit.longest) faults.push(`a sentence of ${measured.longest} words, over ${limit.longest}`);
  if (measured.mean < limit.mean[0] - 0.5 || measured.mean > limit.mean[1] + 0.5)
    faults.push(`${measured.mean.toFixed(1)} words a sentence`);
  return faults;
}
