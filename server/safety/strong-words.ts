import type { SafetyCategory } from "../../app/story/safety-categories";
import { readingsOf } from "./fold-words";
import { type Hit, index, longestPhrase } from "./request-index";
import { tellableWords } from "./told/tellable-words";

/** Words that the tables refuse to a parent and old tales need; they stand for themselves in a told sentence. */
const tellable: ReadonlySet<string> = new Set(tellableWords.split("|"));

const word = /[\p{L}\p{N}]+/gu;

/** Kinds of words that no story has, in any language and any disguise. */
const neverTold: ReadonlySet<SafetyCategory> = new Set(["profanity", "hate", "sex"]);

/** Words of the tables that a told sentence may never have, whatever it says with them. @param bare folded, without accents */
export function strongWordIn(bare: string, own?: ReadonlySet<string>): SafetyCategory | undefined {
  const { words, beginnings } = index();
  const untold = (hit: Hit | undefined) => hit && !hit.unlessWarned && neverTold.has(hit.category) && hit.category;
  for (const reading of readingsOf(bare)) {
    const tokens = reading.match(word) ?? [];
    for (const [i, token] of tokens.entries()) {
      let phrase = "";
      for (const next of tokens.slice(i, i + longestPhrase)) {
        phrase += phrase === "" ? next : ` ${next}`;
        const category = untold(words.get(phrase));
        if (category && !tellable.has(phrase) && !own?.has(phrase)) return category;
      }
      if (tellable.has(token) || own?.has(token)) continue;
      for (let end = token.length; end >= 4; end--) {
        const category = untold(beginnings.get(token.slice(0, end)));
        if (category) return category;
      }
    }
  }
  return undefined;
}
