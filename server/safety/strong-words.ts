import type { SafetyCategory } from "../../app/story/safety-categories";
import { wordsOf } from "./by-letters";
import { readingsOf } from "./fold-words";
import { strongBeginnings, strongWords } from "./generated/strong-words";
import { hitOf } from "./requests/tags";
import { createPrefixTable } from "./tables/prefix-table";
import { remembered } from "./tables/remembered";
import { beginsPhrase, createWordTable } from "./tables/word-table";
import { tellableWords } from "./told/tellable-words";

/** Words that the tables refuse to a parent and old tales need; they stand for themselves in a told sentence. */
const tellable: ReadonlySet<string> = new Set(tellableWords.split("|"));

/** Of profanity, hate and sex, which no story has, in any language and any disguise. */
const words = createWordTable(strongWords);
const beginnings = createPrefixTable(strongBeginnings);
/** Most words of a phrase in the tables. */
const longestPhrase = 5;
/** Shorter ones begin innocent words of stories. */
const shortestBeginning = 4;

/** Words of the tables that a told sentence may never have, whatever it says with them. @param bare folded, without accents */
export function strongWordIn(bare: string, own?: ReadonlySet<string>): SafetyCategory | undefined {
  for (const reading of readingsOf(bare)) {
    const tokens = reading.match(wordsOf(reading)) ?? [];
    for (const [i, token] of tokens.entries()) {
      if (!mayBegin(token)) continue;
      let phrase = "";
      for (const next of tokens.slice(i, i + longestPhrase)) {
        phrase += phrase === "" ? next : ` ${next}`;
        const tag = words.get(phrase);
        if (tag && !tellable.has(phrase) && !own?.has(phrase)) return hitOf(tag)?.category;
      }
      if (tellable.has(token) || own?.has(token)) continue;
      const tag = begunIn(token);
      if (tag) return hitOf(tag)?.category;
    }
  }
  return undefined;
}

/** What the longest beginning of a word says of it. */
const begunIn = (token: string) =>
  beginnings.at(token, 0).findLast(([beginning]) => beginning.length >= shortestBeginning)?.[1];

/** Whether a word is one of them, begins with one, or is the first of several: few are. */
const mayBegin = remembered(
  (token) => beginsPhrase(words, token) || words.get(token) !== undefined || begunIn(token) !== undefined,
);
