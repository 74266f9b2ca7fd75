import { remembered } from "../tables/remembered";
import { englishWords, foreignWords } from "./function-words";

/** Words of another language in a row that a sentence of English may have: 'buenas noches', a name, a greeting. */
const foreignWordsAllowed = 3;
/** Letters beyond Latin that it may have: a name in its own script. */
const foreignLettersAllowed = 12;

const beyondAscii = /[^\n -~‘’“”–—…]/;
/** Properties of Unicode take a millisecond to compile, and few sentences have a letter beyond these. */
const asciiWord = /[a-z]+(?:['’-][a-z]+)*/g;
const anyWord = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

interface Words {
  readonly english: ReadonlySet<string>;
  /** Languages of a word. */
  readonly foreign: ReadonlyMap<string, readonly number[]>;
}

let built: Words | undefined;

/** Built by the first sentence: a Worker must not work while it starts. */
function words(): Words {
  if (built) return built;
  const english = new Set(englishWords.split(" "));
  const foreign = new Map<string, number[]>();
  for (const [language, line] of foreignWords.split("\n").entries()) {
    for (const word of line.slice(line.indexOf(": ") + 2).split(" ")) {
      const known = foreign.get(word);
      if (known) known.push(language);
      else foreign.set(word, [language]);
    }
  }
  built = { english, foreign };
  return built;
}

const none: readonly number[] = [];

const wordOf = remembered((written) => {
  const { english, foreign } = words();
  const word = written.replaceAll("’", "'");
  return {
    word,
    isMarked: /[^a-z'-]/.test(word),
    isEnglish: english.has(word) || english.has(word.replace(/'s$/, "")),
    languages: foreign.get(word) ?? none,
  };
});

/**
 * Whether a sentence is in another language or script than English, in which stories are told and judged. Single
 * foreign words are part of English stories.
 * @param own words that a parent wrote, in lower case: they may stand in any language
 */
export function isForeign(sentence: string, own?: ReadonlySet<string>): boolean {
  const lower = sentence.toLowerCase();
  const isAscii = !beyondAscii.test(lower);
  const found = isAscii ? lower.match(asciiWord) : lower.normalize("NFC").match(anyWord);
  const all = (found ?? []).filter((word) => own?.has(word) !== true && own?.has(word.replace(/s$/, "")) !== true);
  const counted = new Set<string>();
  let beyondLatin = 0;
  let marked = 0;
  let known = 0;
  const votes = new Map<number, number>();
  for (const written of all) {
    const { word, isMarked, isEnglish, languages } = wordOf(written);
    if (!isAscii) beyondLatin += lettersBeyondLatin(word);
    if (isMarked) marked++;
    if (isEnglish) known++;
    // 'La, la, la' is a song.
    if (counted.has(word)) continue;
    counted.add(word);
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + (isEnglish ? 0.25 : 1));
  }
  if (beyondLatin > foreignLettersAllowed) return true;
  if (all.length <= foreignWordsAllowed) return false;
  const most = Math.max(0, ...votes.values()) + marked / 2;
  return most >= 2 && counted.size > foreignWordsAllowed && most > known && known <= all.length / 4;
}

/** A word of Chinese or Japanese is one letter or two: each counts for three. */
function lettersBeyondLatin(word: string): number {
  const letters = word.match(/[^\p{Script=Latin}\p{M}'-]/gu)?.length ?? 0;
  return letters * (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(word) ? 3 : 1);
}
