import type { SafetyCategory } from "../../../app/story/safety-categories";
import { unsafeScore } from "../classifier/score";
import { lexiconNames, lexiconTable, rulesByKey, rulesText } from "../generated/told-tables";
import { type ClassAt, classesIn } from "./classes";
import { createLexicon } from "./lexicon";
import { brokenRules, createRuleTable } from "./match-rules";
import { type Token, tokensOf } from "./tokens";

/** All tuned on the tuning sentences and on whole tales: see `npm run bench:safety`. */
export const thresholds = {
  /** A broken rule counts unless the classifier is surer than this that the sentence is innocent. */
  withRule: -3,
  withWeakRule: -0.6,
  /** Without any rule the classifier must be this sure. */
  alone: 1.8,
} as const;

/** The classifier alone says nothing of a shorter sentence. */
const fewestWords = 6;

export type UntoldFor = SafetyCategory | "secrets" | "advertising" | "foreign_language";

const reasonOf: Readonly<Record<string, UntoldFor>> = {
  danger: "dangerous_play",
  drugs: "drugs",
  cruelty: "weapons_violence",
  hate: "hate",
  gore: "gore",
  "self-harm": "self_harm",
  secrets: "secrets",
  romance: "sex",
  gambling: "gambling",
  model: "instructions",
  advert: "advertising",
  contact: "personal_data",
};

const lexicon = createLexicon(lexiconNames, lexiconTable);
const rules = createRuleTable(rulesText, rulesByKey);
const excuses: ReadonlySet<number> = new Set(["warn", "sorry"].map((name) => lexicon.names.indexOf(name)));

/** Whether a sentence warns of what it names, or regrets it. @param text folded as `foldSentence` does */
export function warnsOrRegrets(text: string): boolean {
  return excused(classesIn(tokensOf(text), lexicon));
}

function excused(classes: readonly ClassAt[]): boolean {
  return classes.some(({ id }) => excuses.has(id));
}

/**
 * What a sentence says that no story may say, whatever its words are.
 * @param text folded as `foldSentence` does
 * @param own a parent's own words, which passed their review: they alone make nothing unsafe
 */
export function meansUntold(text: string, own?: ReadonlySet<string>): UntoldFor | undefined {
  const isOwn = ({ word }: Token) => own?.has(word) === true || own?.has(word.replace(/s$/, "")) === true;
  const tokens = tokensOf(text);
  const left = own && tokens.some(isOwn) ? tokens.filter((token) => !isOwn(token)) : tokens;
  const classes = classesIn(left, lexicon);
  const score = unsafeScore(left === tokens ? text : left.map(({ word }) => word).join(" "), lexicon);
  const excuse = excused(classes);
  for (const { kind, unlessWarned, weak } of brokenRules(left, classes, lexicon.names, rules)) {
    if (score > (weak ? thresholds.withWeakRule : thresholds.withRule) && !(unlessWarned && excuse))
      return reasonOf[kind] ?? "instructions";
  }
  return score > thresholds.alone && !excuse && left.length >= fewestWords ? "instructions" : undefined;
}
