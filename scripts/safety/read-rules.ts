import { type Rule, type RuleItem, ruleOf } from "../../server/safety/told/rule";
import { stemOf } from "../../server/safety/told/tokens";
import { longestPhrases, wordTableText } from "./write-tables";

/** A line of `rules.txt` with its words as keys, each once. @throws Error that names a line it cannot read */
function withKeys(line: string): string {
  const from = line.indexOf(": ") + 2;
  if (from < 2) throw new Error(`No kind: ${line}`);
  const parts = line
    .slice(from)
    .split(" & ")
    .map((part) => {
      const not = part.startsWith("!") ? "!" : "";
      const items = part.slice(not.length).split(" ");
      return not + items.map((item) => [...new Set(item.split("|").flatMap(keysOf))].join("|")).join(" ");
    });
  return line.slice(0, from) + parts.join(" & ");
}

/** What a sentence must have for a word of a rule. */
function keysOf(word: string): string[] {
  if (word.startsWith("@") || word.startsWith("=") || word.includes("_")) return [word];
  const stem = stemOf(word);
  if (word === stem) return [`+${stem}`];
  if (word !== `${stem}e`) return [`=${word}`];
  // A base form stands for all of its forms; 'stoned' is no 'stone', and a 'fir' is no 'fire'.
  return stem.length > 3 ? [`+${stem}`] : [word, `${word}s`, `${word}d`, `${stem}ing`].map((form) => `=${form}`);
}

/** How often innocent texts have a key. */
export type KeyFrequency = (key: string) => number;

/** Of the items that must be there the rarest: by its keys a rule is looked up. */
function rarestKeys({ parts }: Rule, frequency: KeyFrequency): readonly string[] {
  const cost = ({ keys }: RuleItem) => keys.reduce((sum, key) => sum + 1 + frequency(key), 0);
  return parts.flat().toSorted((a, b) => cost(a) - cost(b))[0]?.keys ?? [];
}

/** The texts of a rule table: see `told/match-rules.ts`. */
export interface RuleTexts {
  readonly rules: string;
  readonly byKey: string;
}

/** @param frequency tunes the speed alone */
export function ruleTableTexts(written: readonly string[], frequency: KeyFrequency = () => 0): RuleTexts {
  const lines = written.map(withKeys);
  const byKey = new Map<string, number[]>();
  const phrases: string[] = [];
  for (const [index, line] of lines.entries()) {
    const rule = ruleOf(line, index);
    for (const { keys } of [...rule.parts, ...rule.without].flat())
      phrases.push(...keys.filter((key) => key.includes("_")));
    for (const key of rarestKeys(rule, frequency)) byKey.set(key, [...(byKey.get(key) ?? []), index]);
  }
  const entries = new Map([...byKey].map(([key, rules]) => [key, rules.join(",")]));
  for (const [mark, words] of longestPhrases(phrases)) entries.set(mark, words);
  return { rules: lines.join("\n"), byKey: wordTableText(entries) };
}
