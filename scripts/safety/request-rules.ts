import { readFileSync } from "node:fs";
import path from "node:path";
import { requestCategories, tagOf } from "../../server/safety/requests/tags";
import { readPattern } from "./read-pattern";
import { safetyFolder } from "./sentence-lists";
import type { WrittenPattern } from "./write-tables";

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

/** A word of the lists as written: `*` for any ending or beginning, `_` for a space, `=` before one with its accents. */
export interface RequestWord {
  readonly entry: string;
  readonly tag: string;
}

export interface RequestPattern extends WrittenPattern {
  readonly tag: string;
}

export interface RequestRules {
  readonly words: readonly RequestWord[];
  readonly refused: readonly RequestPattern[];
  /** Innocent, unless praised. */
  readonly praised: readonly RequestPattern[];
  readonly innocent: readonly WrittenPattern[];
}

/** All rules for a parent's own words, those first that name the reason. */
export function requestRules(): RequestRules {
  const words: RequestWord[] = [];
  const refused: RequestPattern[] = [];
  const praised: RequestPattern[] = [];
  for (const category of requestCategories) {
    const lines = linesOf(category);
    for (const mode of ["never", "unless-warned"]) {
      for (const { entry } of lines.filter((line) => line.mode === mode && !line.isPattern))
        words.push({ entry, tag: tagOf({ category, unlessWarned: mode === "unless-warned" }) });
    }
    for (const { mode, entry, isPattern } of lines) {
      if (!isPattern) continue;
      const tag = tagOf({ category, unlessWarned: mode === "unless-warned" });
      const list = mode === "unless-praised" ? praised : refused;
      for (const pattern of readPattern(entry, mode !== "unless-praised")) list.push({ ...pattern, tag });
    }
  }
  const innocent = linesOf("innocent").flatMap(({ entry }) => readPattern(entry));
  return { words, refused, praised, innocent: innocent.map((one) => ({ ...one, flags: `${one.flags}g` })) };
}
