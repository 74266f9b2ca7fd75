import { readFileSync } from "node:fs";
import path from "node:path";
import { type WarningList, warningLists } from "../../server/safety/warnings/lists";
import { readPattern } from "./read-pattern";
import { safetyFolder } from "./sentence-lists";
import { patternTableText, type WrittenPattern, wordTableText } from "./write-tables";

/** One word a line, or a pattern after `~`. */
function linesOf(list: WarningList): string[] {
  const text = readFileSync(path.join(safetyFolder, "warnings", `${list}.txt`), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** The generated file that tells warning from praise, without its head. */
export function warningFile(): string {
  const words = new Map<string, string>();
  const patterns: WrittenPattern[] = [];
  let tags = "";
  for (const [letter, list] of Object.entries(warningLists)) {
    for (const line of linesOf(list)) {
      if (!line.startsWith("~ ")) words.set(line, (words.get(line) ?? "") + letter);
      else {
        const read = readPattern(line.slice(2));
        for (const pattern of read) patterns.push({ ...pattern, flags: `${pattern.flags}g` });
        tags += letter.repeat(read.length);
      }
    }
  }
  return (
    `import type { PatternTable } from "../tables/pattern-finder";\n\n` +
    `export const warningWords =\n  ${JSON.stringify(wordTableText(words))};\n` +
    `export const warningTags =\n  ${JSON.stringify(tags)};\n` +
    `export const warningPatterns: PatternTable = ${patternTableText(patterns)};\n`
  );
}
