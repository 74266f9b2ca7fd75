import { houseRules } from "./house-rules";

interface Rule {
  /** Each group has one of its words in what the parent wrote. */
  readonly groups: readonly (readonly string[])[];
  readonly habit: string;
}

let rules: readonly Rule[] | undefined;

function allRules(): readonly Rule[] {
  rules ??= houseRules
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", habit = ""] = line.split("|").map((part) => part.trim());
      return { groups: words.split(" ").map((group) => group.split("/")), habit };
    });
  return rules;
}

/** More than this many words say something that no bedtime step shows. */
const longest = 11;
/** It is about how one does it, or about somebody else. */
const notARule = /\b(?:because|afraid|scared|fear|share|sharing|others|friends?|why|kind|nice|sorry|truth)\b/iu;

/** 'always brush your teeth' is done: 'brushed {their} teeth'. Undefined for what must be said. */
export function houseRule(words: string): string | undefined {
  const said: readonly string[] = words.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  if (said.length > longest || notARule.test(words)) return undefined;
  const has = (entry: string) => entry.split("_").every((word) => said.includes(word));
  return allRules().find(({ groups }) => groups.every((group) => group.some(has)))?.habit;
}
