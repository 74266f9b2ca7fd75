import { remembered } from "../tables/remembered";
import { createWordTable } from "../tables/word-table";
import type { ClassAt } from "./classes";
import { type Rule, type RuleItem, ruleOf } from "./rule";
import type { Token } from "./tokens";

/** Words between two items of a part, at most. */
const widestGap = 5;

const none: readonly Rule[] = [];
const nowhere: readonly number[] = [];

type Places = ReadonlyMap<string, readonly number[]>;

/** Rules by a key that must be there, so that a sentence is asked only about few of them, and only these are read. */
export interface RuleTable {
  rulesOf(key: string): readonly Rule[];
  /** Words of the longest phrase in any rule that begins with this one; 0 when none does. */
  longestPhrase(word: string): number;
}

/** @param rules one a line @param byKey a table of `key:numbers of rules` and `^word:words of its longest phrase` */
export function createRuleTable(rules: string, byKey: string): RuleTable {
  const keys = createWordTable(byKey);
  const read: Rule[] = [];
  let lines: readonly string[] | undefined;
  const rule = (index: number) => {
    lines ??= rules.split("\n");
    read[index] ??= ruleOf(lines[index] ?? "", index);
    return read[index];
  };
  const find = (key: string) =>
    keys
      .get(key)
      ?.split(",")
      .map((index) => rule(Number(index))) ?? none;
  const findAgain = remembered(find);
  return {
    // What was remembered of words would be lost to the many phrases, of which few come again.
    rulesOf: (key) => (key.includes("_") ? find(key) : findAgain(key)),
    longestPhrase: remembered((word) => Number(keys.get(`^${word}`) ?? 0)),
  };
}

/** The rules that a sentence breaks, warned of or not. */
export function* brokenRules(
  tokens: readonly Token[],
  classes: readonly ClassAt[],
  classKeys: readonly string[],
  table: RuleTable,
): Generator<Rule> {
  const places = placesOf(tokens, classes, classKeys, table);
  const asked = new Set<Rule>();
  for (const key of places.keys()) {
    for (const rule of table.rulesOf(key)) {
      if (asked.has(rule)) continue;
      asked.add(rule);
      const holds = rule.parts.every((part) => follows(part, places));
      if (holds && !rule.without.some((part) => follows(part, places))) yield rule;
    }
  }
}

/** Every key that a text has, with its places in it. */
export function placesOf(
  tokens: readonly Token[],
  classes: readonly ClassAt[],
  classKeys: readonly string[],
  { longestPhrase }: Pick<RuleTable, "longestPhrase">,
): Places {
  const places = new Map<string, number[]>();
  const note = (key: string, at: number) => {
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  };
  for (const [at, { word, wordKey, stemKey }] of tokens.entries()) {
    note(wordKey, at);
    note(stemKey, at);
    const end = Math.min(tokens.length, at + longestPhrase(word));
    let phrase = word;
    for (let next = at + 1; next < end; next++) {
      phrase += `_${tokens[next]?.word}`;
      note(phrase, at);
    }
  }
  for (const { id, at } of classes) note(classKeys[id] ?? "", at);
  return places;
}

/** Whether the items stand one after the other, near enough. */
function follows(items: readonly RuleItem[], places: Places): boolean {
  let ends: readonly number[] | undefined;
  for (const { keys } of items) {
    const here: number[] = [];
    for (const key of keys) {
      for (const at of places.get(key) ?? nowhere)
        if (!ends || ends.some((end) => at > end && at - end <= widestGap)) here.push(at);
    }
    if (here.length === 0) return false;
    ends = here;
  }
  return true;
}
