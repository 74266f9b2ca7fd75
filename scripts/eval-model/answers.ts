import { ages, genders, lessons, readingTimes, styles } from "../../app/story/catalogue";
import type { StoryRequest } from "../../app/story/request";

export const mostStories = 40;

/** Presets and a parent's own words, alone and together; what tempts a model to leave its rules is among them. */
const loves: readonly (readonly string[])[] = [
  ["dinosaurs"],
  ["my cat Pickles", "space"],
  ["ocean"],
  ["diggers and cranes", "music", "art"],
  ["sports"],
  ["random"],
  ["magic", "our baby brother Theo"],
  ["nature", "soup"],
  ["Elsa", "friendship"],
  ["animals", "space", "trains", "drawing", "my grandpa's boat"],
  ["football"],
  ["adventure", "umbrellas"],
  ["why the sky is blue"],
];

/** Between the eight: rules of the house, a fear, a question, one too big for its age. */
const ownLessons: readonly string[] = [
  "always brush your teeth",
  "it is okay to be afraid of the dark",
  "be gentle with the new baby",
  "why we recycle",
  "losing a game is not the end",
  "saving money for something big",
  "tidy up your room",
  "say sorry and mean it",
];

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/**
 * The same answers for every model: each mood in each length once, and ages, children, lessons and loves in steps of their
 * own, so that no two always meet.
 */
export function answersFor(i: number): StoryRequest {
  const round = Math.floor(i / styles.length);
  return {
    age: at(ages, i * 7),
    gender: at(genders, i + round).value,
    interests: [...at(loves, i)],
    style: at(styles, i).value,
    lesson: i % 5 === 2 ? at(ownLessons, (i - 2) / 5) : at(lessons, i + round).value,
    readingTime: at(readingTimes, i + round).value,
    country: i % 3 === 0 ? "GB" : "US",
  };
}
