import type { SafetyCategory } from "../../app/story/safety-categories";
import { foldCase, readingsOf, withoutAccents } from "./fold-words";
import { createPatternFinder, type PatternFinder } from "./pattern-finder";
import { hasPersonalData } from "./personal-data";
import { type RequestPattern, readRequestTables } from "./request-tables";
import { strongest } from "./strongest-words";
import { tellableWords } from "./told/tellable-words";
import { isPraise, isWarning, type OwnWordsField } from "./warnings";

interface Hit {
  readonly category: SafetyCategory;
  /** A lesson may name it to warn. */
  readonly unlessWarned: boolean;
}

interface Index {
  readonly words: ReadonlyMap<string, Hit>;
  /** Of words with their accents. */
  readonly accented: ReadonlyMap<string, Hit>;
  readonly beginnings: ReadonlyMap<string, Hit>;
  readonly inside: readonly (readonly [part: string, hit: Hit])[];
  readonly patterns: PatternFinder<Hit>;
  readonly strongest: ReadonlySet<string>;
  /** Innocent, unless praised. */
  readonly praised: PatternFinder<SafetyCategory>;
  readonly innocent: PatternFinder<undefined>;
}

/** Most words of a phrase in the tables. */
const longestPhrase = 5;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

let built: Index | undefined;

/** Built by the first words that are reviewed: a Worker must not work while it starts. */
function index(): Index {
  built ??= build();
  return built;
}

function build(): Index {
  const words = new Map<string, Hit>();
  const accented = new Map<string, Hit>();
  const beginnings = new Map<string, Hit>();
  const inside: [string, Hit][] = [];
  const set = (map: Map<string, Hit>, key: string, hit: Hit) => {
    if (!map.has(key)) map.set(key, hit);
  };
  const tables = readRequestTables();

  for (const { category, mode, words: list } of tables.words) {
    const hit = { category, unlessWarned: mode === "unless-warned" };
    for (const entry of list.split(" ")) {
      if (entry === "") continue;
      const bare = entry.replace("*", "").replaceAll("_", " ");
      if (entry.startsWith("=")) set(accented, bare.slice(1), hit);
      else if (entry.startsWith("*") || unspaced.test(bare)) inside.push([bare.replace("*", ""), hit]);
      else set(entry.endsWith("*") ? beginnings : words, bare, hit);
    }
  }
  const listed = <Tag>(modes: readonly string[], tagOf: (pattern: RequestPattern) => Tag) =>
    createPatternFinder(
      tables.patterns
        .filter(({ mode }) => modes.includes(mode))
        .map((pattern) => ({ ...pattern, tag: tagOf(pattern) })),
    );
  return {
    words,
    accented,
    beginnings,
    inside,
    patterns: listed(["never", "unless-warned"], ({ category, mode }) => ({
      category,
      unlessWarned: mode === "unless-warned",
    })),
    strongest: new Set(strongest),
    praised: listed(["unless-praised"], ({ category }) => category),
    innocent: listed(["innocent"], () => undefined),
  };
}

/** Words that the tables refuse to a parent and old tales need; they stand for themselves in a told sentence. */
const tellable: ReadonlySet<string> = new Set(tellableWords.split("|"));

const word = /[\p{L}\p{N}]+/gu;

interface Found extends Hit {
  readonly at: number;
}

/** All that a text has of the tables' words and patterns. */
function* hitsIn(
  text: string,
  { words, beginnings, inside, patterns, strongest }: Index,
  work: ReviewWork,
): Generator<Found> {
  const tokens = [...text.matchAll(word)];
  work.steps += text.length;
  for (const [i, token] of tokens.entries()) {
    let phrase = "";
    for (const next of tokens.slice(i, i + longestPhrase)) {
      work.steps++;
      phrase += phrase === "" ? next[0] : ` ${next[0]}`;
      const hit = words.get(phrase);
      if (hit) yield { ...hit, at: token.index };
      for (let end = phrase.length; end > Math.max(2, phrase.length - next[0].length); end--) {
        const begun = beginnings.get(phrase.slice(0, end));
        if (begun) yield { ...begun, at: token.index };
      }
    }
    const joined = token[0] + (tokens[i + 1]?.[0] ?? "");
    // 'fu ck', not 'push it': one half is a mere bit of a word.
    if (joined.length > token[0].length && strongest.has(joined) && !strongest.has(token[0])) {
      yield { category: "profanity", unlessWarned: false, at: token.index };
    }
  }
  work.steps += inside.length;
  for (const [part, hit] of inside) {
    const at = text.indexOf(part);
    if (at >= 0) yield { ...hit, at };
  }
  for (const [pattern, hit] of patterns.candidates(text)) {
    work.steps += text.length;
    const at = text.search(pattern);
    if (at >= 0) yield { ...hit, at };
  }
}

const starredOut = /(?<![\p{L}\p{N}*#•·])\p{L}[\p{L}\p{N}]*[*#•·%_?@©®-]+[\p{L}*#•·%_?@©®-]*/gu;

/** `f**k`: as long as a strong word, with the same letters where it has letters. */
function hidesStrongest(bare: string, words: ReadonlySet<string>): boolean {
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
  // No field is as long: whoever sends it wants something else than a story.
  if (text.length > longestReviewed) return "instructions";
  if (hasPersonalData(text)) return "personal_data";
  const tables = index();
  const kept = foldCase(text);
  const bare = withoutAccents(kept);
  const plain = withoutInnocent(bare, tables);
  let warnedOf: SafetyCategory | undefined;

  if (hidesStrongest(plain, tables.strongest)) return "profanity";
  for (const token of kept.matchAll(word)) {
    const hit = tables.accented.get(token[0]);
    if (hit && !(hit.unlessWarned && isWarning(bare, field, token.index))) return hit.category;
  }
  for (const reading of readingsOf(plain)) {
    const judged = reading === plain ? reading : withoutInnocent(reading, tables);
    for (const hit of hitsIn(judged, tables, work)) {
      if (!hit.unlessWarned) return hit.category;
      // A Cyrillic 'не' reads as 'he' in Latin letters.
      const whole = field === "lesson" && reading !== plain ? `${reading} ${bare}` : reading;
      if (warnedOf === undefined && !isWarning(whole, field, hit.at)) warnedOf = hit.category;
    }
  }
  return warnedOf ?? (field === "lesson" ? praisedIn(plain, bare, tables) : undefined);
}

/** Kinds of words that no story has, in any language and any disguise. */
const neverTold: ReadonlySet<SafetyCategory> = new Set(["profanity", "hate", "sex"]);

/** Words of the tables that a told sentence may never have, whatever it says with them. @param bare folded, without accents */
export function strongWordIn(bare: string, own?: ReadonlySet<string>): SafetyCategory | undefined {
  const { words, beginnings } = index();
  const untold = (hit: Hit | undefined) => hit && !hit.unlessWarned && neverTold.has(hit.category) && hit.category;
  for (const reading of readingsOf(bare)) {
    const tokens = reading.match(word) ?? [];
    for (const [i, token] of tokens.entries()) {
      let phrase = "";
      for (const next of tokens.slice(i, i + longestPhrase)) {
        phrase += phrase === "" ? next : ` ${next}`;
        const category = untold(words.get(phrase));
        if (category && !tellable.has(phrase) && !own?.has(phrase)) return category;
      }
      if (tellable.has(token) || own?.has(token)) continue;
      for (let end = token.length; end >= 4; end--) {
        const category = untold(beginnings.get(token.slice(0, end)));
        if (category) return category;
      }
    }
  }
  return undefined;
}

function praisedIn(plain: string, bare: string, { praised }: Index): SafetyCategory | undefined {
  for (const [pattern, category] of praised.candidates(plain)) {
    if (pattern.test(plain) && isPraise(bare)) return category;
  }
  return undefined;
}

function withoutInnocent(bare: string, { innocent }: Index): string {
  let text = bare;
  // A mark that stands for a word: what stood on both sides must not meet.
  for (const [pattern] of innocent.candidates(bare)) text = text.replace(pattern, "¤");
  return text;
}
