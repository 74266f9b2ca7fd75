import { readFileSync } from "node:fs";
import path from "node:path";
import { requestCategories, tagOf } from "../../server/safety/requests/tags";
import { type LexiconText, lexiconTexts } from "./read-lexicon";
import { type RuleTexts, ruleTableTexts } from "./read-rules";
import { safetyFolder } from "./sentence-lists";
import { prefixTableText, withPhraseMarks, wordTableText } from "./write-tables";

const constant = (name: string, text: string) => `export const ${name} =\n  ${JSON.stringify(text)};\n`;

function linesOf(file: string): string[] {
  const text = readFileSync(path.join(safetyFolder, "told", file), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

export function lexiconFile(): LexiconText {
  return lexiconTexts([...linesOf("lexicon.txt"), ...linesOf("lexicon-by-field.txt")]);
}

/** Words that no story has, by the way in which they are looked for. */
function storyWords(): string {
  const whole = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const line of linesOf("words.txt")) {
    const [name = "", list = ""] = line.split(": ");
    const category = requestCategories.find((one) => one === name);
    if (!category) throw new Error(`No category: ${line}`);
    for (const entry of list.split(" ")) {
      const words = entry.replace("*", "").replace(/[^a-z\d]+/g, " ");
      const map = entry.endsWith("*") ? beginnings : whole;
      if (!map.has(words)) map.set(words, tagOf({ category, unlessWarned: false }));
    }
  }
  return (
    constant("storyWords", wordTableText(withPhraseMarks(whole, beginnings))) +
    constant("storyBeginnings", prefixTableText(beginnings))
  );
}

function lexiconTable(): string {
  const { names, table } = lexiconFile();
  return constant("lexiconNames", names) + constant("lexiconTable", table);
}

const ruleFiles = ["rules.txt", "rules-by-clause.txt", "rules-by-field.txt"];

export function ruleTexts(): RuleTexts {
  return ruleTableTexts(ruleFiles.flatMap(linesOf));
}

function ruleTables(): string {
  const { rules, byKey } = ruleTexts();
  return constant("rulesText", rules) + constant("rulesByKey", byKey);
}

/** The generated files for told sentences, by name and without their head. */
export function toldFiles(): Record<string, string> {
  return { "story-words.ts": storyWords(), "told-tables.ts": lexiconTable() + ruleTables() };
}
