import { capitalise } from "./noun-phrase";
import type { PronounSet } from "./pronouns";
import { pronounWord } from "./pronouns";

/**
 * The parent's own words while a story is put together: each phrase is held by one private-use character, so that
 * nothing that happens to written text (spelling, articles, sentence splitting) can touch it, and it counts as one word.
 */
export interface ParentWords {
  hold(phrase: string): string;
  phraseAt(mark: string): string;
  /** Puts the phrases back. */
  release(text: string): string;
  all(): readonly string[];
}

const firstMark = 0xe000;
const anyMark = /[\u{E000}-\u{F8FF}]/gu;
/** A mark that begins a paragraph, a sentence or a speech that is a sentence. */
const sentenceStart = /(^[“‘]?|\n[“‘]?|[.!?][”’)]*\s+[“‘]?)([\u{E000}-\u{F8FF}])/gu;

export function createParentWords(): ParentWords {
  const phrases: string[] = [];
  const phraseAt = (mark: string) => phrases[mark.charCodeAt(0) - firstMark] ?? "";
  return {
    all: () => [...phrases],
    hold(given) {
      // The apostrophe of a keyboard is the one thing set as the rest of the story is.
      const phrase = given.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
      const known = phrases.indexOf(phrase);
      if (known >= 0) return String.fromCharCode(firstMark + known);
      phrases.push(phrase);
      return String.fromCharCode(firstMark + phrases.length - 1);
    },
    phraseAt,
    release: (text) =>
      text
        .replace(sentenceStart, (_, before: string, mark: string) => before + capitalise(phraseAt(mark)))
        .replace(anyMark, phraseAt),
  };
}

const owners = /\b(my|our|your|i'm|i’m|me|myself)\b/giu;

/** 'my cat Pickles' is the hero's cat when the storyteller says it. */
export function inThirdPerson(phrase: string, hero: PronounSet): string {
  return turnOwners(phrase, (slot) => pronounWord(hero, slot) ?? slot, { be: pronounWord(hero, "is") ?? "is" });
}

/** 'my sister' is 'your sister' when somebody says it to the hero. */
export function inSecondPerson(phrase: string): string {
  const words: Record<string, string> = { his: "your", him: "you", himself: "yourself", he: "you" };
  return turnOwners(phrase, (slot) => words[slot] ?? slot, { be: "are" });
}

function turnOwners(phrase: string, word: (slot: string) => string, verb: { be: string }): string {
  return phrase.replace(owners, (owner) => {
    const lower = owner.toLowerCase().replace("’", "'");
    if (lower === "i'm") return `${word("he")} ${verb.be}`;
    if (lower === "me") return word("him");
    if (lower === "myself") return word("himself");
    return word("his");
  });
}
