import type { SafetyCategory } from "../../app/story/safety-categories";
import { wordsOf } from "./by-letters";
import { foldCase, readingsOf, withoutAccents } from "./fold-words";
import { hasPersonalData } from "./personal-data/personal-data";
import {
  hitOfAccented,
  hitOfPhrase,
  hitsOfBeginnings,
  innocentPatterns,
  insideParts,
  longestPhrase,
  praisedPatterns,
  refusedPatterns,
} from "./request-index";
import type { Hit } from "./requests/tags";
import { strongest } from "./strongest-words";
import { isPraise, isWarning, type OwnWordsField } from "./warnings/is-warning";

interface Found extends Hit {
  readonly at: number;
}

/**
 * All that a text has of the tables' words and patterns.
 * @param isDecided whether what a warning excuses makes no difference any more; its patterns are then left alone
 */
function* hitsIn(text: string, work: ReviewWork, isDecided: () => boolean): Generator<Found> {
  const tokens = [...text.matchAll(wordsOf(text))];
  work.steps += text.length;
  for (const [i, token] of tokens.entries()) {
    let phrase = "";
    for (const next of tokens.slice(i, i + longestPhrase)) {
      work.steps++;
      phrase += phrase === "" ? next[0] : ` ${next[0]}`;
      const hit = hitOfPhrase(phrase);
      if (hit) yield { ...hit, at: token.index };
    }
    for (const hit of hitsOfBeginnings(phrase)) yield { ...hit, at: token.index };
    const joined = token[0] + (tokens[i + 1]?.[0] ?? "");
    // 'fu ck', not 'push it': one half is a mere bit of a word.
    if (joined.length > token[0].length && strongest.has(joined) && !strongest.has(token[0])) {
      yield { category: "profanity", unlessWarned: false, at: token.index };
    }
  }
  work.steps += insideParts().length;
  for (const [part, hit] of insideParts()) {
    const at = text.indexOf(part);
    if (at >= 0) yield { ...hit, at };
  }
  for (const [pattern, hit] of refusedPatterns(text, isDecided)) {
    work.steps += text.length;
    const at = text.search(pattern);
    if (at >= 0) yield { ...hit, at };
  }
}

const star = /[*#•·%_?@©®-]/;
const starredOut = /(?<![\p{L}\p{N}*#•·])\p{L}[\p{L}\p{N}]*[*#•·%_?@©®-]+[\p{L}*#•·%_?@©®-]*/gu;

/** `f**k`: as long as a strong word, with the same letters where it has letters. */
function hidesStrongest(bare: string, words: ReadonlySet<string>): boolean {
  // Asked first, as the pattern takes long to compile.
  if (!star.test(bare)) return false;
  return (bare.match(starredOut) ?? []).some((starred) => {
    const letters = starred.replace(/[^\p{L}]/gu, "").length;
    if (letters < 1 || starred.length > 12 || !/[*#•·%_?@©®]|\p{L}-\p{L}{1,2}$/u.test(starred)) return false;
    const shape = new RegExp(`^${starred.replace(/[^\p{L}\p{N}]/gu, ".")}$`, "u");
    const rest = /\p{L}+$/u.exec(starred)?.[0] ?? "";
    // 'sh*thead', 'f*cking': with the letters that follow the strong word.
    return [...words].some(
      (strong) =>
        shape.test(strong) || (strong.length >= 4 && shape.test(strong + rest.slice(strong.length - starred.length))),
    );
  });
}

/** UTF-16 units: more than a lesson of 120 code points has, and few enough that no text costs more than another. */
const longestReviewed = 480;

/** What a review did, in letters looked at: time is for benches, steps are for tests. */
export interface ReviewWork {
  steps: number;
}

/** What a parent's own words have that no story may be made of; undefined when they may be told. */
export function refusedFor(
  text: string,
  field: OwnWordsField,
  work: ReviewWork = { steps: 0 },
): SafetyCategory | undefined {
  work.steps += Math.min(text.length, longestReviewed);
  // No field takes as much, so it did not come from our form.
  if (text.length > longestReviewed) return "instructions";
  if (hasPersonalData(text)) return "personal_data";
  const kept = foldCase(text);
  const bare = withoutAccents(kept);
  const plain = withoutInnocent(bare);
  let warnedOf: SafetyCategory | undefined;

  if (hidesStrongest(plain, strongest)) return "profanity";
  for (const token of kept.matchAll(wordsOf(kept))) {
    const hit = hitOfAccented(token[0]);
    if (hit && !(hit.unlessWarned && isWarning(bare, field, token.index))) return hit.category;
  }
  for (const reading of readingsOf(plain)) {
    const judged = reading === plain ? reading : withoutInnocent(reading);
    // A Cyrillic 'не' reads as 'he' in Latin letters.
    const whole = field === "lesson" && reading !== plain ? `${reading} ${bare}` : reading;
    let isDecided = warnedOf !== undefined;
    for (const hit of hitsIn(judged, work, () => isDecided)) {
      if (!hit.unlessWarned) return hit.category;
      if (isDecided) continue;
      const isWarned = isWarning(whole, field, hit.at);
      if (!isWarned) warnedOf = hit.category;
      // A lesson warns as a whole.
      isDecided = !isWarned || field === "lesson";
    }
  }
  return warnedOf ?? (field === "lesson" ? praisedIn(plain, bare) : undefined);
}

function praisedIn(plain: string, bare: string): SafetyCategory | undefined {
  for (const [pattern, { category }] of praisedPatterns(plain)) {
    if (pattern.test(plain) && isPraise(bare)) return category;
  }
  return undefined;
}

function withoutInnocent(bare: string): string {
  let text = bare;
  // A mark that stands for a word: what stood on both sides must not meet.
  for (const [pattern] of innocentPatterns.candidates(bare)) text = text.replace(pattern, "¤");
  return text;
}
