import { ownWordsIn, type StoryAnswers } from "../story/answers";
import {
  type Choice,
  interests,
  lessons,
  maxInterests,
  type ReadingTime,
  readingTimes,
  surpriseInterest,
} from "../story/catalogue";
import type { EarlierStory } from "../story/earlier-story";
import type { Retelling } from "../story/retelling";
import type { KeptStory } from "./kept-story";

/** What a story is told again from: a storybook tale from its seed and version, a model's from its text. */
export interface Again {
  readonly answers: StoryAnswers;
  readonly retelling?: Retelling;
  readonly earlier?: EarlierStory;
}

type Changing = Pick<KeptStory, "request" | "retelling" | "storyteller" | "text" | "hero" | "metadata" | "receipt">;

interface Changeable {
  readonly shorter: ReadingTime | undefined;
  readonly longer: ReadingTime | undefined;
  readonly lessons: readonly Choice[];
  readonly companions: readonly Choice[];
  /** Only a model can tell it again, so it takes the network. */
  readonly asksModel: boolean;
}

/** A model's story, with the proof that it was told here. */
function earlierOf({ storyteller, text, hero, metadata, receipt }: Changing): EarlierStory | undefined {
  if (storyteller !== "model" || receipt === null) return undefined;
  return { story: text, ...(hero && { hero }), story_metadata: metadata, receipt };
}

/** A parent's own words in other stories may come along in this one, too. Presets first. */
function companionsFor({ request, retelling }: Changing, shelf: readonly Pick<KeptStory, "request">[]): Choice[] {
  const taken: readonly unknown[] = [...request.interests, retelling?.companion, surpriseInterest];
  const own = shelf.flatMap((story) => ownWordsIn({ interests: story.request.interests })).map(({ text }) => text);
  return [...interests, ...[...new Set(own)].map((text) => ({ value: text, label: text }))].filter(
    ({ value }) => !taken.includes(value),
  );
}

/** What can be changed of it, one thing at a time; undefined of a story that is told once. */
export function changeable(story: Changing, shelf: readonly Pick<KeptStory, "request">[]): Changeable | undefined {
  const { request, retelling } = story;
  if (!retelling && !earlierOf(story)) return undefined;
  const at = readingTimes.findIndex(({ value }) => value === request.readingTime);
  return {
    shorter: readingTimes[at - 1]?.value,
    longer: readingTimes[at + 1]?.value,
    lessons: lessons.filter(({ value }) => value !== request.lesson),
    companions: companionsFor(story, shelf),
    asksModel: !retelling,
  };
}

export interface OneChange extends Partial<Pick<StoryAnswers, "readingTime" | "lesson">> {
  readonly companion?: string;
}

/** @returns undefined for a story that is told once */
export function toldAgain(story: Changing, { companion, ...changed }: OneChange): Again | undefined {
  const { request, retelling } = story;
  const answers = { ...request, ...changed };
  if (retelling) return { answers, retelling: companion === undefined ? retelling : { ...retelling, companion } };
  const earlier = earlierOf(story);
  if (!earlier) return undefined;
  if (companion === undefined) return { answers, earlier };
  // The first thing is what a model gives most room to.
  const interests = [companion, ...request.interests].slice(0, maxInterests);
  return { answers: { ...answers, interests }, earlier };
}
