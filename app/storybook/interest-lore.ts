import type { PresetInterest } from "../story/catalogue";
import { adventure } from "./content/shared/interests/adventure";
import { animals } from "./content/shared/interests/animals";
import { art } from "./content/shared/interests/art";
import { dinosaurs } from "./content/shared/interests/dinosaurs";
import { friendship } from "./content/shared/interests/friendship";
import { magic } from "./content/shared/interests/magic";
import { music } from "./content/shared/interests/music";
import { nature } from "./content/shared/interests/nature";
import { ocean } from "./content/shared/interests/ocean";
import { space } from "./content/shared/interests/space";
import { sports } from "./content/shared/interests/sports";
import type { ToolUse } from "./content-contract";

/**
 * What each preset interest can become in a story. Every phrase holds a word of `words`, by which a listener (and the
 * measure) knows that the interest is there. Companions do only what suits any animal or small being: come, wait, look.
 */
export interface Lore {
  /** How the storyteller names the interest in a list. */
  readonly name: string;
  /** In front of another noun: 'a space badge'. */
  readonly stem: string;
  readonly words: RegExp;
  readonly pals: readonly string[];
  readonly tools: Readonly<Record<ToolUse, readonly string[]>>;
  readonly spots: readonly string[];
  readonly songs: readonly string[];
  readonly tales: readonly string[];
}

export const lore: Readonly<Record<Exclude<PresetInterest, "random">, Lore>> = {
  animals,
  space,
  ocean,
  dinosaurs,
  magic,
  adventure,
  friendship,
  nature,
  music,
  sports,
  art,
};
