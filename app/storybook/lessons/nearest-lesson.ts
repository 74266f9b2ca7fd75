import { lessons, type PresetLesson } from "../../story/catalogue";
import { nearestWords } from "./nearest-words";

interface Sign {
  readonly pattern: RegExp;
  readonly weight: number;
}

let signs: ReadonlyMap<PresetLesson, readonly Sign[]> | undefined;

function allSigns() {
  signs ??= new Map(lessons.map(({ value }) => [value, signsOf(nearestWords[value])]));
  return signs;
}

function signsOf(list: string): Sign[] {
  return list.split(",").map((entry) => {
    const words = entry.trim().replace(/\s+/gu, " ");
    const plain = words.replace("!", "");
    const pattern = new RegExp(`\\b${plain.replaceAll("*", "\\p{L}*")}(?![\\p{L}'])`, "iu");
    return { pattern, weight: plain.split(" ").length * (words.endsWith("!") ? 2 : 1) };
  });
}

/** What is said after these words is what the lesson is not about: 'being kind instead of mean'. */
const contrary = /\b(?:instead of|rather than|even if|even when|although)\b.*$/iu;

/** The one of the eight whose words are most in a parent's own; for what none knows always the same one. */
export function nearestLesson(words: string): PresetLesson {
  const said = words.replace(/’/gu, "'").replace(contrary, "");
  let best: PresetLesson | undefined;
  let most = 0;
  for (const [lesson, list] of allSigns()) {
    const score = list.reduce((sum, { pattern, weight }) => sum + (pattern.test(said) ? weight : 0), 0);
    if (score > most) [best, most] = [lesson, score];
  }
  return best ?? fallback(words);
}

/** A number of the letters: it needs no meaning, only to stay the same. */
function fallback(words: string): PresetLesson {
  let sum = 0;
  for (const letter of words.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return lessons[sum % lessons.length]?.value ?? "kindness";
}
