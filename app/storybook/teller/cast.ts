import type { Gender } from "../../story/catalogue";
import type { Love } from "../love";
import type { Tale } from "../tale";
import { shuffled } from "./draws";
import { grownupNames, heroNames } from "./hero-names";

/** Who is in a story beside those whom its tales name. */
interface Cast {
  readonly hero: string;
  readonly grownup: string;
}

/**
 * Nobody is called as somebody or something in the story is.
 * @param said the words for the tales' open places
 * @param dear who is the grown-up, see `dearGrownup`
 */
export function castFor(gender: Gender, tales: readonly Tale[], said: string, seed: number, dear?: string): Cast {
  const words = [wordsOf(said), ...tales.map(wordsOfTale)];
  const isFree = (name: string) => !words.some((ofOne) => ofOne.has(name.toLowerCase()));
  // In an order of the seed's, so that who is in a story stays when something else in it changes.
  const one = (names: readonly string[], label: string) => {
    const order = shuffled(names, seed, (name) => `${label} ${name}`);
    return order.find(isFree) ?? order[0] ?? "";
  };
  return { hero: one(heroNames[gender], "hero"), grownup: dear ?? one(grownupNames, "grown-up") };
}

/** A loved Grandpa is the grown-up in tales that are not about him, where nobody else in them is called so. */
export function dearGrownup(loves: readonly (Love | undefined)[], tales: readonly Tale[]): string | undefined {
  if (tales.some(({ world }) => world === "dear-ones" || world === "anything")) return undefined;
  const names = loves.flatMap((love) => (love?.kind === "dear" && love.being === "person" ? [love.name] : []));
  return names.find(
    (name) => grownups.includes(name) && !tales.some((tale) => wordsOfTale(tale).has(name.toLowerCase())),
  );
}

/** As families call them, too. */
const grownups = [...grownupNames, ..."Mum Mommy Mummy Daddy Granny Gran Granddad Grandad Oma Opa".split(" ")];

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
