/**
 * The catalogue of answers: every value a parent can choose, with its wire value and its label.
 * Wizard, schema, prompt, storybook, landing pages and story metadata all read it here.
 */

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, quieter line under the label. */
  readonly hint?: string;
}

export const minAge = 2;
export const maxAge = 12;
export const ages: readonly number[] = Array.from({ length: maxAge - minAge + 1 }, (_, i) => minAge + i);

export const genders = [
  { value: "boy", label: "Boy" },
  { value: "girl", label: "Girl" },
  { value: "neutral", label: "Any" },
] as const satisfies readonly Choice[];

/** `random` lets the storyteller pick the interests. */
export const surpriseInterest = "random";

export const interests = [
  { value: surpriseInterest, label: "Surprise Me" },
  { value: "animals", label: "Animals" },
  { value: "space", label: "Space" },
  { value: "ocean", label: "Ocean" },
  { value: "dinosaurs", label: "Dinosaurs" },
  { value: "magic", label: "Magic" },
  { value: "adventure", label: "Adventure" },
  { value: "friendship", label: "Friendship" },
  { value: "nature", label: "Nature" },
  { value: "music", label: "Music" },
  { value: "sports", label: "Sports" },
  { value: "art", label: "Art" },
] as const satisfies readonly Choice[];

/** What landing pages offer beside the presets; to the wizard they are interests of a parent's own. */
export const furtherThemes: readonly string[] = ["princesses", "superheroes", "cars"];

export const styles = [
  { value: "magical", label: "Magical" },
  { value: "gentle", label: "Gentle" },
  { value: "nature", label: "Animal & Nature" },
  { value: "everyday", label: "Everyday Life" },
  { value: "educational", label: "Educational" },
  { value: "bedtime", label: "Bedtime Routine" },
  { value: "funny", label: "Funny" },
  { value: "inspiring", label: "Inspiring" },
  { value: "adventurous", label: "Adventurous" },
  { value: "mysterious", label: "Mysterious" },
] as const satisfies readonly Choice[];

export const lessons = [
  { value: "kindness", label: "Being Kind to Others" },
  { value: "courage", label: "Being Brave" },
  { value: "sharing", label: "Sharing is Caring" },
  { value: "honesty", label: "Always Tell the Truth" },
  { value: "perseverance", label: "Never Give Up" },
  { value: "friendship", label: "Making Friends" },
  { value: "gratitude", label: "Being Grateful" },
  { value: "respect", label: "Respecting Differences" },
] as const satisfies readonly Choice[];

export const readingTimes = [
  { value: "2-3 minutes", label: "2-3 minutes", hint: "Quick bedtime story" },
  { value: "5-7 minutes", label: "5-7 minutes", hint: "Classic length" },
  { value: "10-12 minutes", label: "10-12 minutes", hint: "Longer adventure" },
  { value: "15 minutes", label: "15 minutes", hint: "Epic tale with chapters" },
] as const satisfies readonly Choice[];

/** The questions with one answer of a fixed set, and their choices as a form has them. */
export const singleChoices = {
  age: ages.map((age) => ({ value: String(age), label: String(age) })),
  gender: genders,
  style: styles,
  readingTime: readingTimes,
} as const satisfies Record<string, readonly Choice[]>;

export type SingleChoiceField = keyof typeof singleChoices;

export const isSingleChoice = (field: string): field is SingleChoiceField => Object.hasOwn(singleChoices, field);

export type Gender = (typeof genders)[number]["value"];
export type PresetInterest = (typeof interests)[number]["value"];
export type Style = (typeof styles)[number]["value"];
export type PresetLesson = (typeof lessons)[number]["value"];
export type ReadingTime = (typeof readingTimes)[number]["value"];

/** Most interests in one request; all presets can be chosen and some of the parent's own. */
export const maxInterests = 20;
/** Longest interest and lesson of a parent's own, in Unicode code points after cleaning. */
export const maxInterestLength = 60;
export const maxLessonLength = 120;

export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

export function isPreset<C extends Choice>(choices: readonly C[], value: string): value is C["value"] {
  return choices.some((choice) => choice.value === value);
}
