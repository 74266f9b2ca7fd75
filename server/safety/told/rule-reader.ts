import { stemOf } from "./tokens";

/** Words of which one must stand at a place. */
export interface RuleItem {
  /** As keys of what a sentence has: `=word` as written, `~stem`, `@class`, phrases with `_`. */
  readonly keys: readonly string[];
}

export interface Rule {
  readonly kind: string;
  /** A sentence that warns or regrets may say it. */
  readonly unlessWarned: boolean;
  /** Innocent stories break it too: it counts only where the classifier agrees. */
  readonly weak: boolean;
  /** All of them must be there; the items of each follow one another. */
  readonly parts: readonly (readonly RuleItem[])[];
  /** None of them may be there. */
  readonly without: readonly (readonly RuleItem[])[];
}

/** Reads `rules.txt`, whose head says how rules are written. @throws Error that names a line it cannot read */
export function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const colon = line.indexOf(": ");
    if (colon < 0) throw new Error(`No kind: ${line}`);
    const name = line.slice(0, colon);
    const parts: RuleItem[][] = [];
    const without: RuleItem[][] = [];
    for (const part of line.slice(colon + 2).split(" & ")) {
      if (part.startsWith("!")) without.push(itemsOf(part.slice(1)));
      else parts.push(itemsOf(part));
    }
    const kind = name.replace(/[?~]+$/, "");
    rules.push({ kind, unlessWarned: name.includes("?"), weak: name.includes("~"), parts, without });
  }
  return rules;
}

function itemsOf(part: string): RuleItem[] {
  return part.split(" ").map((item) => ({ keys: item.split("|").map(keyOf) }));
}

function keyOf(word: string): string {
  if (word.startsWith("@") || word.startsWith("=") || word.includes("_")) return word;
  const stem = stemOf(word);
  // A base form stands for all of its forms; 'stoned' is no 'stone'.
  return word === stem || word === `${stem}e` ? `~${stem}` : `=${word}`;
}
