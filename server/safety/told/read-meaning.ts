import { featuresOf } from "../classifier/features";
import { classesIn } from "./classes";
import { createLexicon } from "./lexicon";
import { brokenRules, createRuleTable } from "./match-rules";
import type { Rule } from "./rule";
import { type Token, tokensOf } from "./tokens";

/** What a told text has that can speak against it. */
export interface Meaning {
  /** As `featuresOf` gives them. */
  readonly features: ReadonlySet<number>;
  /** The rules that it breaks and is not excused for by a warning or a regret. */
  readonly rules: readonly Rule[];
  readonly wordCount: number;
}

export interface MeaningTables {
  readonly lexiconNames: string;
  readonly lexiconTable: string;
  readonly rulesText: string;
  readonly rulesByKey: string;
}

/** @param isLeftOut words that are as if they were not there */
export type MeaningReader = (text: string, isLeftOut?: (token: Token) => boolean) => Meaning;

/** The reader of texts that are folded as `foldSentence` does. */
export function createMeaningReader(tables: MeaningTables): MeaningReader {
  const lexicon = createLexicon(tables.lexiconNames, tables.lexiconTable);
  const ruleTable = createRuleTable(tables.rulesText, tables.rulesByKey);
  const excuses: ReadonlySet<number> = new Set(["warn", "sorry"].map((name) => lexicon.names.indexOf(name)));
  return (text, isLeftOut) => {
    const all = tokensOf(text);
    const tokens = isLeftOut ? all.filter((token) => !isLeftOut(token)) : all;
    const classes = classesIn(tokens, lexicon);
    const isExcused = classes.some(({ id }) => excuses.has(id));
    const broken = [...brokenRules(tokens, classes, lexicon.keys, ruleTable)];
    return {
      features: featuresOf(tokens, classes),
      rules: isExcused ? broken.filter(({ unlessWarned }) => !unlessWarned) : broken,
      wordCount: tokens.length,
    };
  };
}
