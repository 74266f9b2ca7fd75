import type { SafetyCategory } from "../../../app/story/safety-categories";
import { ruleWeight, unsafeScore } from "../classifier/score";
import { lexiconNames, lexiconTable, rulesByKey, rulesText } from "../generated/told-tables";
import { createMeaningReader, type Meaning } from "./read-meaning";
import type { Token } from "./tokens";

/** From which log-odds on a text is not told; tuned on the tuning lists and on whole tales: see `npm run bench:safety`. */
export const thresholds = {
  sentence: 0.75,
  /** A sentence with the one before it has more words, and more chances to look like a harm. */
  withEarlier: 1.25,
  /** Below it a sentence is not read with the one before it, which costs more time than all else. */
  worthALookBack: -2.3,
} as const;

/** Without a rule nothing is said of a shorter text. */
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

const read = createMeaningReader({ lexiconNames, lexiconTable, rulesText, rulesByKey });

export interface MeaningContext {
  /** What was told right before it in its paragraph, folded alike. */
  readonly earlier?: string | undefined;
  /** A parent's own words, which passed their review: they alone make nothing unsafe. */
  readonly own?: ReadonlySet<string> | undefined;
}

/**
 * What a sentence says that no story may say, by itself or together with what stands before it.
 * @param text folded as `foldSentence` does
 */
export function meansUntold(text: string, { earlier, own }: MeaningContext): UntoldFor | undefined {
  const isOwn = own && (({ word }: Token) => own.has(word) || own.has(word.replace(/s$/, "")));
  const alone = judge(read(text, isOwn));
  if (alone.score > thresholds.sentence) return alone.reason;
  if (!earlier || alone.score < thresholds.worthALookBack) return undefined;
  const together = judge(read(`${earlier} ${text}`, isOwn));
  return together.score > thresholds.withEarlier ? together.reason : undefined;
}

interface Judgement {
  readonly score: number;
  /** What it would be refused for. */
  readonly reason: UntoldFor | undefined;
}

function judge({ features, rules, wordCount }: Meaning): Judgement {
  const score = unsafeScore(
    features,
    rules.map(({ number }) => number),
  );
  const worst = rules.toSorted((one, other) => ruleWeight(other.number) - ruleWeight(one.number))[0];
  if (!worst && wordCount < fewestWords) return { score, reason: undefined };
  return { score, reason: (worst && reasonOf[worst.kind]) ?? "instructions" };
}
