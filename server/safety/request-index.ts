import type { SafetyCategory } from "../../app/story/safety-categories";
import { createPatternFinder, type PatternFinder } from "./pattern-finder";
import { type RequestPattern, readRequestTables } from "./request-tables";
import { strongest } from "./strongest-words";

export interface Hit {
  readonly category: SafetyCategory;
  /** A lesson may name it to warn. */
  readonly unlessWarned: boolean;
}

export interface Index {
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
export const longestPhrase = 5;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

let built: Index | undefined;

/** Built by the first words that are reviewed: a Worker must not work while it starts. */
export function index(): Index {
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
