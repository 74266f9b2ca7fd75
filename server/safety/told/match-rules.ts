import type { ClassAt } from "./classes";
import type { Rule, RuleItem } from "./rule-reader";
import type { Token } from "./tokens";

/** Words between two items of a part, at most, and the length of a phrase. */
const widestGap = 5;
const longestPhrase = 6;

type Places = ReadonlyMap<string, readonly number[]>;

/** Rules by a key that must be there, so that a sentence is asked only about few of them. */
export interface RuleTable {
  readonly byKey: ReadonlyMap<string, readonly Rule[]>;
  readonly beginsPhrase: ReadonlySet<string>;
}

export function tableOf(rules: readonly Rule[]): RuleTable {
  const byKey = new Map<string, Rule[]>();
  const beginsPhrase = new Set<string>();
  for (const rule of rules) {
    for (const key of rule.parts[0]?.[0]?.keys ?? []) {
      const known = byKey.get(key);
      if (known) known.push(rule);
      else byKey.set(key, [rule]);
    }
    for (const { keys } of [...rule.parts, ...rule.without].flat()) {
      for (const key of keys) if (key.includes("_")) beginsPhrase.add(key.slice(0, key.indexOf("_")));
    }
  }
  return { byKey, beginsPhrase };
}

/** The rules that a sentence breaks, warned of or not. */
export function* brokenRules(
  tokens: readonly Token[],
  classes: readonly ClassAt[],
  names: readonly string[],
  { byKey, beginsPhrase }: RuleTable,
): Generator<Rule> {
  const places = placesOf(tokens, classes, names, beginsPhrase);
  const asked = new Set<Rule>();
  for (const key of places.keys()) {
    for (const rule of byKey.get(key) ?? []) {
      if (asked.has(rule)) continue;
      asked.add(rule);
      const holds = rule.parts.every((part) => follows(part, places));
      if (holds && !rule.without.some((part) => follows(part, places))) yield rule;
    }
  }
}

function placesOf(
  tokens: readonly Token[],
  classes: readonly ClassAt[],
  names: readonly string[],
  beginsPhrase: ReadonlySet<string>,
): Places {
  const places = new Map<string, number[]>();
  const note = (key: string, at: number) => {
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  };
  for (const [at, { word, stem }] of tokens.entries()) {
    note(`=${word}`, at);
    note(`~${stem}`, at);
    if (!beginsPhrase.has(word)) continue;
    let phrase = word;
    for (let next = at + 1; next < at + longestPhrase && next < tokens.length; next++) {
      phrase += `_${tokens[next]?.word}`;
      note(phrase, at);
    }
  }
  for (const { id, at } of classes) note(`@${names[id]}`, at);
  return places;
}

/** Whether the items stand one after the other, near enough. */
function follows(items: readonly RuleItem[], places: Places): boolean {
  let ends: number[] | undefined;
  for (const { keys } of items) {
    const here = keys.flatMap((key) => places.get(key) ?? []);
    const before: readonly number[] | undefined = ends;
    ends = before ? here.filter((at) => before.some((end) => at > end && at - end <= widestGap)) : here;
    if (ends.length === 0) return false;
  }
  return true;
}
