import { interests, isPreset, lessons, type PresetLesson, type ReadingTime } from "../../story/catalogue";
import { type Spelling, spellingOf } from "../../story/countries";
import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import { readLesson } from "../lessons/read-lesson";
import type { Library } from "../library";
import type { AskedLesson, Love } from "../love";
import { readLove } from "../loves/read-love";
import { chosenAgain } from "../retelling";
import { spell } from "../spelling/spell";
import { agesFor } from "../tale";
import { type ChosenTale, chooseTales } from "./choose-tales";
import { shuffled } from "./draws";
import { rotationOf } from "./rotation";

/** Everything that is decided before a tale's text is read. */
export interface StoryPlan {
  readonly chapters: readonly Chapter[];
  /** The rotation: what this tale and the next ones are about. */
  readonly loves: readonly Love[];
  /** Those that the parent chose, without the surprises. */
  readonly named: readonly Love[];
  readonly asked: AskedLesson;
  /** What comes along through all tales, where a parent has said so. */
  readonly companion?: Love;
}

/** Of a story that was told before, see `Retelling`. */
export interface ToldBefore extends Pick<Retelling, "version" | "companion"> {
  /** Its tales in their short form now. */
  readonly inShort?: boolean;
}

export interface Chapter extends ChosenTale {
  readonly lesson: PresetLesson;
}

export const chapterCounts: Readonly<Record<ReadingTime, number>> = {
  "2-3 minutes": 1,
  "5-7 minutes": 1,
  "10-12 minutes": 2,
  "15 minutes": 3,
};

/** The upper half is a family's own, the lower one counts its stories (`app/reader/listen/story-seed.ts`). */
const familyOf = (seed: number) => seed >>> 16;
const storyOf = (seed: number) => seed & 0xffff;

/**
 * @param told a story that was told before (`retelling.ts`)
 * @returns undefined when that story cannot be told again
 */
export function planStory(
  request: StoryRequest,
  seed: number,
  library: Library,
  told?: ToldBefore,
): StoryPlan | undefined {
  const rotation = rotationOf(request.interests, familyOf(seed));
  const loveOf = createLoves(spellingOf(request.country));
  const loves = rotation.map(loveOf);
  const count = chapterCounts[request.readingTime];
  const wish = { ages: agesFor(request.age), mood: request.style, family: familyOf(seed) };
  const chosen =
    told === undefined
      ? chooseTales(loves, wish, library.tales, storyOf(seed), count)
      : chosenAgain(told.version, library);
  if (chosen === undefined || chosen.length > count || chosen.some(({ love }) => love >= loves.length))
    return undefined;

  const asked = askedLesson(request.lesson);
  const others = shuffled(lessons, seed, ({ value }) => value).filter(({ value }) => value !== asked.lesson);
  const lessonOf = (i: number) => (i === chosen.length - 1 ? asked.lesson : (others[i]?.value ?? asked.lesson));
  const named = rotation.filter((words) => request.interests.includes(words)).map(loveOf);
  return {
    loves,
    named: [...new Set(named)],
    asked,
    ...(told?.companion !== undefined && { companion: loveOf(told.companion) }),
    chapters: chosen.map((tale, i) => ({ ...tale, lesson: lessonOf(i) })),
  };
}

/** The same words are the same love, wherever they stand in the rotation. Only words of ours are spelt. */
function createLoves(spelling: Spelling): (words: string) => Love {
  const known = new Map<string, Love>();
  const read = (words: string): Love => {
    const love = readLove(words);
    return isPreset(interests, words) ? { ...love, things: love.things.map((one) => spell(one, spelling)) } : love;
  };
  return (words) => {
    const love = known.get(words) ?? read(words);
    known.set(words, love);
    return love;
  };
}

const askedLesson = (words: string): AskedLesson => (isPreset(lessons, words) ? { lesson: words } : readLesson(words));
