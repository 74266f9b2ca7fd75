import { countWords, measureText, splitSentences } from "./flow";
import { capitalise } from "./noun-phrase";
import { softJoin } from "./template";

export type JoinWord = "and" | "but" | "so";

/** The smallest sentence of a story: what stands between two full stops, or between a soft join and the next. */
export interface Clause {
  readonly text: string;
  readonly words: number;
  readonly syllables: number;
  /** Speeches it begins, less those it ends. */
  readonly speeches: number;
  /** How it can be tied to the clause before it. */
  readonly join?: JoinWord;
  /** The writer tied it with a comma; cutting there is for ends and the youngest. */
  readonly tied?: boolean;
}

const joinOf: Readonly<Record<string, JoinWord>> = {
  [softJoin.and]: "and",
  [softJoin.but]: "but",
  [softJoin.so]: "so",
};
const joinMark = new RegExp(`\\s*([${Object.values(softJoin).join("")}])\\s*`, "u");
const closing = "\"'”’)";

export function isEnded(text: string): boolean {
  let at = text.length - 1;
  while (at > 0 && closing.includes(text.charAt(at))) at--;
  return ".!?".includes(text.charAt(at)) && text !== "";
}

function speechesIn(text: string): number {
  let speeches = 0;
  for (let at = text.indexOf("“"); at >= 0; at = text.indexOf("“", at + 1)) speeches++;
  for (let at = text.indexOf("”"); at >= 0; at = text.indexOf("”", at + 1)) speeches--;
  return speeches;
}

export const clause = (text: string, join?: JoinWord, tied = false): Clause => ({
  text,
  ...measureText(text),
  speeches: speechesIn(text),
  ...(join ? { join } : {}),
  ...(tied ? { tied } : {}),
});

/** A half that waits for its other half ('When he came, and …') is not cut. */
const waiting =
  /(?:^|[“‘.!?] ?)(?:when|if|as|because|although|though|while|since|once|before|after|until|till|unless|what|how|not|either|neither|both|whether)\b/iu;

const comma = /, (and|but|so) (?=(?:he|she|they|it|there|\p{Lu}\p{Ll}+) )/gu;

function cutAtCommas(text: string, join: JoinWord | undefined, hero: string): Clause[] {
  if (!text.includes(", ")) return [clause(text, join)];
  const parts: Clause[] = [];
  let start = 0;
  let word = join;
  for (const match of text.matchAll(comma)) {
    const before = text.slice(start, match.index);
    const after = text.slice(match.index + match[0].length);
    if (/^\p{Lu}/u.test(after) && !after.startsWith(hero)) continue;
    if (countWords(before) < 3 || waiting.test(before) || countWords(after) < 3) continue;
    parts.push(clause(before, word, start > 0));
    word = match[1] === "but" || match[1] === "so" ? match[1] : "and";
    start = match.index + match[0].length;
  }
  parts.push(clause(text.slice(start), word, start > 0));
  return parts;
}

const looseEnds = [
  /[;:,] (?=(?:and|but|so|then|he|she|they|it|there) )/gu,
  /[;:,] (?!”)/gu,
  / (?=(?:and|but|because|until|till|while|when|where|as) )/gu,
  / (?=(?:with|in|on|to|of|for|from|at|over|under|by|that|or) )/gu,
  / /gu,
];

/** The last resort for a sentence that is too long: a full stop where it hurts least. */
export function breakLong(text: string, longest: number): string[] {
  const words = countWords(text);
  if (words <= longest) return [text];
  for (const end of looseEnds) {
    let best: [number, RegExpExecArray] | undefined;
    for (const match of text.matchAll(end)) {
      const before = countWords(text.slice(0, match.index));
      const off = Math.abs(before - words / 2);
      if (before >= 2 && words - before >= 2 && (!best || off < best[0])) best = [off, match];
    }
    if (!best) continue;
    const [, { index, 0: found }] = best;
    const rest = text.slice(index + found.length);
    return [...breakLong(`${text.slice(0, index)}.`, longest), ...breakLong(rest, longest)];
  }
  return [text];
}

export interface Clauses {
  readonly clauses: readonly Clause[];
  /** Sentences that had to be broken by force. */
  readonly broken: number;
}

/** Takes a run of whole sentences apart. */
export function clausesOf(run: string, longest: number, hero: string): Clauses {
  let broken = 0;
  const clauses = splitSentences(run).flatMap((sentence) => {
    const parts = sentence.split(joinMark);
    const found: Clause[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const text = parts[i]?.trim() ?? "";
      if (text === "") continue;
      const mark = parts[i - 1];
      for (const part of cutAtCommas(text, mark === undefined ? undefined : joinOf[mark], hero)) {
        const extra = part.join === "but" || part.join === "so" ? 1 : 0;
        if (part.words + extra <= longest) {
          found.push(part);
          continue;
        }
        broken++;
        const [first, ...rest] = breakLong(part.text, longest - extra);
        found.push(clause(first ?? "", part.join, part.tied), ...rest.map((piece) => clause(capitalise(piece))));
      }
    }
    return found;
  });
  return { clauses, broken };
}
