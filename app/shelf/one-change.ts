import type { StoryAnswers } from "../story/answers";
import { interests, lessons, type ReadingTime, readingTimes, surpriseInterest } from "../story/catalogue";
import type { Retelling } from "../story/retelling";
import type { KeptStory } from "./kept-story";

/** What a story is told again from. */
export interface Again {
  readonly answers: StoryAnswers;
  readonly retelling: Retelling;
}

interface Changeable {
  readonly shorter: ReadingTime | undefined;
  readonly longer: ReadingTime | undefined;
  readonly lessons: readonly { readonly value: string; readonly label: string }[];
  readonly companions: readonly { readonly value: string; readonly label: string }[];
}

/** What can be changed of it, one thing at a time; a model's story is told once. */
export function changeable({ request, retelling }: Pick<KeptStory, "request" | "retelling">): Changeable | undefined {
  if (!retelling) return undefined;
  const at = readingTimes.findIndex(({ value }) => value === request.readingTime);
  const taken = [...request.interests, retelling.companion, surpriseInterest];
  return {
    shorter: readingTimes[at - 1]?.value,
    longer: readingTimes[at + 1]?.value,
    lessons: lessons.filter(({ value }) => value !== request.lesson),
    companions: interests.filter(({ value }) => !taken.includes(value)),
  };
}

export interface OneChange extends Partial<Pick<StoryAnswers, "readingTime" | "lesson">> {
  readonly companion?: string;
}

/** @returns undefined for a story that is told once */
export function toldAgain(
  { request, retelling }: Pick<KeptStory, "request" | "retelling">,
  { companion, ...changed }: OneChange,
): Again | undefined {
  if (!retelling) return undefined;
  const named = companion === undefined ? retelling : { ...retelling, companion };
  return { answers: { ...request, ...changed }, retelling: named };
}
