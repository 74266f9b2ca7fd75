import type { Gender } from "../story/catalogue";

export type PronounSet = "he" | "she" | "they" | "it";

/** Slot name → word. Verbs are here because 'they' takes a plural verb: write '{he} {was}', but '{Hero} was'. */
const table: Record<PronounSet, Record<string, string>> = {
  he: forms("he", "him", "his", "his", "himself", false),
  she: forms("she", "her", "her", "hers", "herself", false),
  it: forms("it", "it", "its", "its", "itself", false),
  they: forms("they", "them", "their", "theirs", "themself", true),
};

function forms(he: string, him: string, his: string, hers: string, himself: string, plural: boolean) {
  const [was, wasNot, is, has, does] = plural
    ? ["were", "weren’t", "are", "have", "do"]
    : ["was", "wasn’t", "is", "has", "does"];
  return { he, him, his, hers, himself, was, "wasn’t": wasNot, is, has, does, s: plural ? "" : "s" } as Record<
    string,
    string
  >;
}

export function pronounWord(set: PronounSet, slot: string): string | undefined {
  const words = table[set];
  return Object.hasOwn(words, slot) ? words[slot] : undefined;
}

export function pronounsOf(gender: Gender): PronounSet {
  if (gender === "boy") return "he";
  return gender === "girl" ? "she" : "they";
}
