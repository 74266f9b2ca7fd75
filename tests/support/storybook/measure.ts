import { interests, isPreset, lessons } from "../../../app/story/catalogue";
import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";
import { proseOf } from "../../../app/story/text/plain-text";
import { parseStory } from "../../../app/story/text/text";
import { readLesson } from "../../../app/storybook/lessons/read-lesson";
import { readLove } from "../../../app/storybook/loves/read-love";
import { agesFor } from "../../../app/storybook/tale";
import { fillKnown } from "../../../app/storybook/teller/fill";
import { ownLessonWords } from "../../../app/storybook/teller/own-lesson";
import { pronounsOf } from "../../../app/storybook/teller/pronouns";
import { typeset } from "../../../app/storybook/teller/typeset";
import { limits } from "../tales/limits";
import { type Measured, measure } from "../tales/measure";

/** Title and chapter lines are left out, and a parent's own phrase counts as one word. */
export function measureStory(text: string, request: StoryRequest): Measured {
  const prose = ownPhrases(request).reduce(
    (told, phrase) => told.replaceAll(new RegExp(literal(phrase), "giu"), "this"),
    proseOf(parseStory(text)),
  );
  return measure(prose);
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

type Asked = Pick<StoryRequest, "age" | "readingTime">;

/** What is wrong with a story's length. */
export function lengthFault({ words }: Measured, { age, readingTime }: Asked): string | undefined {
  const { min, max } = wordRange(age, readingTime);
  return words < min || words > max ? `${words} words, not ${min} to ${max}` : undefined;
}

/** The mean may miss its range by half a word. */
const leeway = 0.5;

/** What is too long in a story's sentences; floors are asked of the storybook alone. */
export function sentenceFaults({ longest, meanSentence }: Measured, { age }: Pick<Asked, "age">): string[] {
  const limit = limits[agesFor(age)];
  return [
    ...(longest > limit.longest ? [`a sentence of ${longest} words, over ${limit.longest}`] : []),
    ...(meanSentence > limit.mean[1] + leeway ? [`${meanSentence.toFixed(1)} words a sentence`] : []),
  ];
}

export function faultsOf(text: string, request: StoryRequest): string[] {
  const measured = measureStory(text, request);
  const tooShort = measured.meanSentence < limits[agesFor(request.age)].mean[0] - leeway;
  return [
    ...[lengthFault(measured, request)].filter((fault) => fault !== undefined),
    ...sentenceFaults(measured, request),
    ...(tooShort ? [`${measured.meanSentence.toFixed(1)} words a sentence`] : []),
  ];
}
