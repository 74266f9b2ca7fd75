import type { RequestPattern, RequestRules, RequestWord } from "./request-rules";
import { patternTableText, prefixTableText, withPhraseMarks, wordTableText } from "./write-tables";

/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
/** Profanity, hate and sex are in no story either, in any language: the gate of told text has these and no others. */
const strongTag = /^[cde]$/;

/** Words of one list, by the way in which they are looked for. */
interface Words {
  readonly whole: Map<string, string>;
  readonly beginnings: Map<string, string>;
  readonly accented: Map<string, string>;
  readonly inside: Map<string, string>;
}

/** The first list that has a word names the reason. */
function sorted(entries: readonly RequestWord[]): Words {
  const words: Words = { whole: new Map(), beginnings: new Map(), accented: new Map(), inside: new Map() };
  for (const { entry, tag } of entries) {
    const bare = entry.replace("*", "").replaceAll("_", " ");
    const [map, key] = entry.startsWith("=")
      ? [words.accented, bare.slice(1)]
      : entry.startsWith("*") || unspaced.test(bare)
        ? [words.inside, bare.replace("*", "")]
        : [entry.endsWith("*") ? words.beginnings : words.whole, bare];
    if (!map.has(key)) map.set(key, tag);
  }
  return words;
}

const only = (map: ReadonlyMap<string, string>, belongs: (tag: string) => boolean) =>
  new Map([...map].filter(([, tag]) => belongs(tag)));
const constant = (name: string, text: string) => `export const ${name} =\n  ${JSON.stringify(text)};\n`;

function tables(name: string, words: Words, belongs: (tag: string) => boolean): string {
  const beginnings = only(words.beginnings, belongs);
  return (
    constant(`${name}Words`, wordTableText(withPhraseMarks(only(words.whole, belongs), beginnings))) +
    constant(`${name}Beginnings`, prefixTableText(beginnings))
  );
}

function patternsWithTags(name: string, patterns: readonly RequestPattern[]): string {
  const tags = constant(`${name}Tags`, patterns.map(({ tag }) => tag).join(""));
  return `${tags}export const ${name}: PatternTable = ${patternTableText(patterns)};\n`;
}

/** The generated files for a parent's own words, by name and without their head. */
export function requestFiles(rules: RequestRules): Record<string, string> {
  const words = sorted(rules.words);
  const inside = [...words.inside].map(([part, tag]) => tag + part.replaceAll(" ", "_")).join(" ");
  return {
    "strong-words.ts": tables("strong", words, (tag) => strongTag.test(tag)),
    "request-words.ts":
      tables("request", words, (tag) => !strongTag.test(tag)) +
      constant("accentedWords", wordTableText(words.accented)) +
      constant("insideWords", inside),
    "request-patterns.ts": `import type { PatternTable } from "../tables/pattern-finder";\n\n${
      patternsWithTags("refused", rules.refused) + patternsWithTags("praised", rules.praised)
    }export const innocent: PatternTable = ${patternTableText(rules.innocent)};\n`,
  };
}
