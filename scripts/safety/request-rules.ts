import { readFileSync } from "node:fs";
import path from "node:path";
import type { Needs } from "../../server/safety/pattern-finder";
import type { RequestPattern, RequestTables } from "../../server/safety/request-tables";
import { alternativesOf } from "./needed-words";
import { toSource } from "./notation";
import { safetyFolder } from "./sentence-lists";

/** Where words break several rules, the first of them names the reason. */
const categories = [
  "instructions",
  "self_harm",
  "hate",
  "sex",
  "profanity",
  "gore",
  "weapons_violence",
  "drugs",
  "gambling",
  "dangerous_play",
] as const;

interface Line {
  readonly mode: string;
  readonly entry: string;
  readonly isPattern: boolean;
}

/** `<language> <mode> <word>` or `<language> <mode> ~ <pattern>`. @throws Error that names a line it cannot read */
function linesOf(file: string): Line[] {
  const text = readFileSync(path.join(safetyFolder, "requests", `${file}.txt`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const read = /^([a-z]{2}) (never|unless-warned|unless-praised|innocent) (~ )?(.+)$/.exec(line);
      if (!read) throw new Error(`${file}: ${line}`);
      return { mode: read[2] ?? "", entry: read[4] ?? "", isPattern: read[3] !== undefined };
    });
}

/**
 * A property of Unicode is hundreds of ranges, which cost a millisecond to compile at each place. In folded text all but
 * separators are letters or digits.
 */
const separators = "\\0-/:-\\x60{-\\xbf\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff0f";
const cheaper = (source: string) =>
  source
    .replaceAll("[\\p{L}\\p{N}]", `[^${separators}]`)
    .replaceAll("[^\\p{L}]", `[0-9${separators}]`)
    .replaceAll("[\\p{L}]", `[^0-9${separators}]`);

function patternOf(entry: string): Omit<RequestPattern, "mode" | "category">[] {
  return alternativesOf(toSource(entry))
    .map(({ source: written, needs }) => ({ source: cheaper(written), needs }))
    .map(({ source, needs }) => ({
      source,
      flags: /\\p|[\u{10000}-\u{10ffff}]/u.test(source) ? "u" : "",
      needs: rarestOf(needs),
    }));
}

/** The two sets that the fewest texts have: more would cost more to look for than they save. */
function rarestOf(needs: Needs): Needs {
  const cost = (literals: readonly string[]) => literals.reduce((sum, one) => sum + 26 ** -Math.min(one.length, 6), 0);
  return needs.toSorted((a, b) => cost(a) - cost(b)).slice(0, 2);
}

/** All rules for a parent's own words, in the form in which a Worker finds them at once. */
export function requestTables(): RequestTables {
  const words: RequestTables["words"][number][] = [];
  const patterns: RequestPattern[] = [];
  for (const category of categories) {
    const lines = linesOf(category);
    for (const mode of ["never", "unless-warned"] as const) {
      const listed = lines.filter((line) => line.mode === mode && !line.isPattern).map(({ entry }) => entry);
      words.push({ category, mode, words: listed.join(" ") });
    }
    for (const { mode, entry, isPattern } of lines) {
      if (!isPattern) continue;
      for (const pattern of patternOf(entry)) patterns.push({ ...pattern, mode, category });
    }
  }
  for (const { entry } of linesOf("innocent"))
    for (const pattern of patternOf(entry))
      patterns.push({ ...pattern, flags: `${pattern.flags}g`, mode: "innocent", category: "profanity" });
  return { words, patterns };
}
