import type { SafetyCategory } from "../../app/story/safety-categories";
import { foldCase, joinSpelledOut, withoutAccents, withoutLeet, withoutRareLetters } from "./fold-words";
import { isForeign } from "./language/identify-english";
import { tellsPersonalData } from "./personal-data/personal-data";
import { strongWordIn } from "./strong-words";
import { strongest } from "./strongest-words";
import { foldSentence } from "./told/fold-sentence";
import { meansUntold, type UntoldFor } from "./told/judge-meaning";
import { storyWordsIn } from "./told/story-words";
import { isWarning } from "./warnings/is-warning";

/** What stands around a sentence. */
export interface SentenceContext {
  /** The parent's own words, which passed their review: a lesson about cigarettes cannot do without the word. */
  readonly own?: ReadonlySet<string> | undefined;
  /** The end of what was told before it, as far as a phrase may reach back. */
  readonly before: string;
  /** The sentence before it in its paragraph, as much of it as is judged with this one; empty at the beginning. */
  readonly earlier: string;
  /** The sentence with its asterisks. */
  readonly marked: string;
}

/** Letters apart, digits and signs among letters, or an asterisk in a word. */
const mayBeDisguised = /(?<![a-z'’])[a-z][^a-z'’]{1,3}[a-z](?![a-z'’])|[a-z][\d@$!|+]+[a-z]|(?<![a-z])[$@][a-z]{2}/;
/** Asterisks that only say how loud: those of '**a bit**' stand for no letters. */
const emphasised = /(?<![a-z*])\*\*(?=[^\s*])([^*]+)(?<=[^\s*])\*\*(?![a-z*])/g;
const starredOut = /(?<![a-z*])[a-z]+[*#<({]+[a-z]*/g;

/** A run of letters and signs without a space that no story has: a word in it could hide at a cut of the gate. */
const endless = /\S{120}/;

/** Why a sentence of a story may not be told; undefined when it may. @param sentence plain text */
export function untoldFor(sentence: string, { before, earlier, marked, own }: SentenceContext): UntoldFor | undefined {
  if (endless.test(sentence)) return "instructions";
  return (
    untoldWords(sentence, before, own) ??
    disguisedIn(sentence, marked, own) ??
    (tellsPersonalData(sentence) ? "personal_data" : undefined) ??
    (isForeign(sentence, own) ? "foreign_language" : undefined) ??
    meansUntold(foldSentence(sentence), { earlier: foldSentence(earlier), own })
  );
}

/** What a parent's own words may name to warn or to comfort, and a story of them too. */
const onlyToWarn: ReadonlySet<SafetyCategory> = new Set([
  "drugs",
  "weapons_violence",
  "gambling",
  "self_harm",
  "gore",
  "dangerous_play",
]);

/** The words of a story's own list. A parent's own are told where the sentence warns of them or comforts. */
function untoldWords(sentence: string, before: string, own: SentenceContext["own"]): SafetyCategory | undefined {
  const text = foldSentence(before + sentence);
  const judgedUpTo = foldSentence(before).length;
  const inText = (candidate: string) => {
    for (const { category, words, at } of storyWordsIn(candidate)) {
      const isOwn = own?.has(singular(words)) === true;
      // It was judged with its own sentence, whose warning is not seen whole from here.
      if (isOwn && at + words.length <= judgedUpTo) continue;
      if (!isOwn || (onlyToWarn.has(category) && !isWarning(candidate, "lesson", at))) return category;
    }
    return undefined;
  };
  const category = inText(text) ?? (splitsStrongest(before, sentence, strongest) ? "profanity" : undefined);
  if (category || !mayBeDisguised.test(text)) return category;
  const joined = joinSpelledOut(text);
  return inText(joined) ?? inText(withoutLeet(joined));
}

const joinedWords = /\p{Ll}\p{Lu}/u;

/** Strong words in any language behind stretched, doubled, joined, starred or look-alike letters. */
function disguisedIn(sentence: string, marked: string, own: SentenceContext["own"]): SafetyCategory | undefined {
  const parted = joinedWords.test(sentence) ? sentence.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ") : sentence;
  const bare = withoutAccents(foldCase(withoutRareLetters(parted)));
  if (/[*#<({]/.test(marked) && hidesStrongest(marked.toLowerCase(), strongest)) return "profanity";
  return strongWordIn(bare, own);
}

function singular(word: string): string {
  return word.replace(/s$/, "");
}

/** The single words of a parent's own, as `SentenceContext` takes them. */
export function ownWordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular)));
}

/** `fu` at the end of a line and `ck` at the beginning of the next. */
function splitsStrongest(before: string, sentence: string, strong: ReadonlySet<string>): boolean {
  const last = /([a-z]+)\s*$/i.exec(before)?.[1];
  if (last === undefined) return false;
  const first = /^[a-z]+/i.exec(sentence)?.[0] ?? "";
  return first !== "" && strong.has((last + first).toLowerCase()) && !strong.has(first.toLowerCase());
}

/** `s**t`: as long as a strong word, with the same letters where it has letters. */
function hidesStrongest(marked: string, strong: ReadonlySet<string>): boolean {
  return (marked.replace(emphasised, "$1").match(starredOut) ?? []).some((starred) => {
    const shape = new RegExp(`^${starred.replace(/[*#<({]/g, ".")}$`);
    return [...strong].some((word) => shape.test(word));
  });
}
