import type { Gender } from "../../story/catalogue";
import type { Tale } from "../tale";
import { drawnNumber } from "./draws";
import { grownupNames, heroNames } from "./hero-names";

/** Who is in a story beside those whom its tales name. */
interface Cast {
  readonly hero: string;
  readonly grownup: string;
}

/**
 * Nobody is called as somebody or something in the story is.
 * @param said the words for the tales' open places
 */
export function castFor(gender: Gender, tales: readonly Tale[], said: string, seed: number): Cast {
  const words = [wordsOf(said), ...tales.map(wordsOfTale)];
  const free = (names: readonly string[]) => {
    const left = names.filter((name) => !words.some((ofOne) => ofOne.has(name.toLowerCase())));
    return left.length > 0 ? left : names;
  };
  const one = (names: readonly string[], label: string) => names[drawnNumber(seed, label) % names.length] ?? "";
  return {
    hero: one(free(heroNames[gender]), "hero"),
    grownup: one(free(grownupNames), "grown-up"),
  };
}

/** Words in small letters; of 'Olive's' the name too. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

const known = new WeakMap<Tale, ReadonlySet<string>>();

/** Of everything that a tale can say. A tale is told again and again, and this is most of the work. */
export function wordsOfTale(tale: Tale): ReadonlySet<string> {
  const words = known.get(tale) ?? wordsOf([tale.title, ...tale.blocks.map(({ text }) => text)].join(" "));
  known.set(tale, words);
  return words;
}
