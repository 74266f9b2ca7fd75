import type { Gender } from "../story/catalogue";
import { drawnNumber } from "./draws";
import { grownupNames, heroNames } from "./hero-names";

/** Who is in a story beside those whom its tales name. */
export interface Cast {
  readonly hero: string;
  readonly grownup: string;
}

/**
 * Nobody is called as somebody or something in the story is.
 * @param told all that the story will say: its tales and the words for their open places
 */
export function castFor(gender: Gender, told: string, seed: number): Cast {
  const words = wordsOf(told);
  const free = (names: readonly string[]) => {
    const left = names.filter((name) => !words.has(name.toLowerCase()));
    return left.length > 0 ? left : names;
  };
  const one = (names: readonly string[], label: string) => names[drawnNumber(seed, label) % names.length] ?? "";
  return {
    hero: one(free(heroNames[gender]), "hero"),
    grownup: one(free(grownupNames), "grown-up"),
  };
}

/** Words in small letters; of 'Olive's' the name too. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}
