import type { SafetyCategory } from "../../../app/story/safety-categories";
import { storyBeginnings, storyWords } from "../generated/story-words";
import { hitOf } from "../requests/tags";
import { createPrefixTable } from "../tables/prefix-table";
import { remembered } from "../tables/remembered";
import { beginsPhrase, createWordTable } from "../tables/word-table";

export interface StoryWord {
  readonly category: SafetyCategory;
  readonly at: number;
  /** The words of the text, apart by one space. */
  readonly words: string;
}

const whole = createWordTable(storyWords);
const beginnings = createPrefixTable(storyBeginnings);

const word = /[a-z\d]+/g;
/** Most words of a phrase in `words.txt`, its apostrophes counted as spaces. */
const longestPhrase = 9;
/** What may stand between two words of a phrase. */
const gap = /^\W{1,3}$/;
const spelled = /(?<![a-z\d])f\W{0,2}u\W{0,2}c\W{0,2}k(?![a-z\d])/;

/** Words of `words.txt` in a text, in its order. @param text folded as `foldSentence` does */
export function* storyWordsIn(text: string): Generator<StoryWord> {
  if (text.match(word)?.some(mayBegin)) yield* wordsIn(text, [...text.matchAll(word)]);
  const at = text.search(spelled);
  if (at >= 0) yield { category: "profanity", at, words: "" };
}

function* wordsIn(text: string, tokens: readonly RegExpExecArray[]): Generator<StoryWord> {
  for (const [i, { 0: first, index: at }] of tokens.entries()) {
    if (!mayBegin(first)) continue;
    let words = "";
    let end = at;
    for (const next of tokens.slice(i, i + longestPhrase)) {
      if (words !== "" && !gap.test(text.slice(end, next.index))) break;
      const before = words.length;
      words += before === 0 ? next[0] : ` ${next[0]}`;
      end = next.index + next[0].length;
      const category = hitOf(whole.get(words) ?? begunIn(words, before))?.category;
      if (category) yield { category, at, words };
    }
  }
}

/** Whether a word is one of them, or the first of several: few are, so that most texts are done with here. */
const mayBegin = remembered(
  (first) => beginsPhrase(whole, first) || (whole.get(first) ?? begunIn(first, 0)) !== undefined,
);

/** What words begin with, if that goes on beyond the letters known before. */
function begunIn(words: string, before: number): string | undefined {
  return beginnings.at(words, 0).find(([beginning]) => beginning.length > before)?.[1];
}
