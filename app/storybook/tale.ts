import type { PresetLesson, Style } from "../story/catalogue";
import type { World } from "../story/worlds";

/** `anything` is open to any love, `dear-ones` to a pet or a person of the family's own. */
export { worlds as taleWorlds } from "../story/worlds";
export type TaleWorld = World;

/** The ages that tales are written for; one of these is chosen for a child (`agesFor`). */
export const taleAges = ["2-3", "4-5", "6-8", "9-12"] as const;

export type TaleAges = (typeof taleAges)[number];

/** A paragraph as it is written, with its open places. */
export interface Block {
  /** Told for this lesson only; null: for every one. */
  readonly lesson: PresetLesson | null;
  /** `long` and `short` paragraphs stand in one of its two forms. */
  readonly when: "always" | "long" | "short";
  /** May hold passages of the long form: `[+ … +]`. */
  readonly text: string;
}

export interface Tale {
  /** Its place in the library: `4-5/dinosaurs/olive-is-busy`. */
  readonly id: string;
  readonly title: string;
  readonly ages: TaleAges;
  readonly world: TaleWorld;
  /** Its world in the writer's words, then its exact subjects; a tale of dear ones names `pet` or `person`. */
  readonly about: readonly string[];
  readonly moods: readonly Style[];
  /** Questions for afterwards. */
  readonly ask: readonly string[];
  readonly blocks: readonly Block[];
}

export function agesFor(age: number): TaleAges {
  if (age <= 3) return "2-3";
  if (age <= 5) return "4-5";
  return age <= 8 ? "6-8" : "9-12";
}
