import { lessons, type PresetLesson } from "../../story/catalogue";
import { nearestWords } from "./nearest-words";

interface Sign {
  /** One after the other; a word's beginning where it ends in '*'. */
  readonly words: readonly string[];
  readonly weight: number;
}

let signs: ReadonlyMap<PresetLesson, readonly Sign[]> | undefined;

function allSigns() {
  signs ??= new Map(lessons.map(({ value }) => [value, nearestWords[value].split(",").map(signOf)]));
  return signs;
}

function signOf(entry: string): Sign {
  const double = entry.endsWith("!");
  const words = entry.replace("!", "").trim().split(/\s+/u);
  return { words, weight: words.length * (double ? 2 : 1) };
}

function stands(sign: readonly string[], said: readonly string[]): boolean {
  return said.some((_, at) => sign.every((word, i) => isLike(said[at + i] ?? "", word)));
}

const isLike = (said: string, word: string) =>
  word.endsWith("*") ? said.startsWith(word.slice(0, -1)) : said === word;

/** What is said after these words is what the lesson is not about: 'being kind instead of mean'. */
const contrary = /\b(?:instead of|rather than|even if|even when|although)\b.*$/iu;

/** The one of the eight whose words are most in a parent's own; for what none knows always the same one. */
export function nearestLesson(words: string): PresetLesson {
  const said: readonly string[] =
    words
      .toLowerCase()
      .replace(/’/gu, "'")
      .replace(contrary, "")
      .match(/[\p{L}'-]+/gu) ?? [];
  let best: PresetLesson | undefined;
  let most = 0;
  for (const [lesson, list] of allSigns()) {
    const score = list.reduce((sum, sign) => sum + (stands(sign.words, said) ? sign.weight : 0), 0);
    if (score > most) [best, most] = [lesson, score];
  }
  return best ?? anyLesson(words);
}

/** A number of the letters: it needs no meaning, only to stay the same. */
function anyLesson(words: string): PresetLesson {
  let sum = 0;
  for (const letter of words.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return lessons[sum % lessons.length]?.value ?? "kindness";
}
