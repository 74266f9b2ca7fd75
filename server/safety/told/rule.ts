/** Words of which one must stand at a place. */
export interface RuleItem {
  /** As keys of what a sentence has: `=word` as written, `+stem`, `@class`, phrases with `_`. */
  readonly keys: readonly string[];
}

export interface Rule {
  /** Its place among the rules. */
  readonly number: number;
  readonly kind: string;
  /** A sentence that warns or regrets may say it. */
  readonly unlessWarned: boolean;
  /** All of them must be there; the items of each follow one another. */
  readonly parts: readonly (readonly RuleItem[])[];
  /** None of them may be there. */
  readonly without: readonly (readonly RuleItem[])[];
}

/** @param line as the head of `rules.txt` says, its words as keys */
export function ruleOf(line: string, number: number): Rule {
  const colon = line.indexOf(": ");
  const name = line.slice(0, colon);
  const parts: RuleItem[][] = [];
  const without: RuleItem[][] = [];
  for (const part of line.slice(colon + 2).split(" & ")) {
    if (part.startsWith("!")) without.push(itemsOf(part.slice(1)));
    else parts.push(itemsOf(part));
  }
  return { number, kind: name.replace(/\?$/, ""), unlessWarned: name.endsWith("?"), parts, without };
}

function itemsOf(part: string): RuleItem[] {
  return part.split(" ").map((item) => ({ keys: item.split("|") }));
}
