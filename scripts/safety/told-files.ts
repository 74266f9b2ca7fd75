import { readFileSync } from "node:fs";
import path from "node:path";
import { requestCategories, tagOf } from "../../server/safety/requests/tags";
import { classesIn } from "../../server/safety/told/classes";
import { foldSentence } from "../../server/safety/told/fold-sentence";
import { createLexicon } from "../../server/safety/told/lexicon";
import { placesOf } from "../../server/safety/told/match-rules";
import { tokensOf } from "../../server/safety/told/tokens";
import { type LexiconText, lexiconTexts } from "./read-lexicon";
import { type KeyFrequency, type RuleTexts, ruleTableTexts } from "./read-rules";
import { safetyFolder, sentencesOf } from "./sentence-lists";
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

/** How many of the storybook's sentences have a key; of phrases it knows nothing, for they are rare. */
function frequencyInTales(): KeyFrequency {
  const { names, table } = lexiconFile();
  const lexicon = createLexicon(names, table);
  const counts = new Map<string, number>();
  for (const { text } of sentencesOf("training/innocent").filter(({ kind }) => kind === "storybook")) {
    const tokens = tokensOf(foldSentence(text));
    const places = placesOf(tokens, classesIn(tokens, lexicon), lexicon.keys, { longestPhrase: () => 0 });
    for (const key of places.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => counts.get(key) ?? 0;
}

export function ruleTexts(): RuleTexts {
  return ruleTableTexts(ruleFiles.flatMap(linesOf), frequencyInTales());
}

function ruleTables(): string {
  const { rules, byKey } = ruleTexts();
  return constant("rulesText", rules) + constant("rulesByKey", byKey);
}

/** The generated files for told sentences, by name and without their head. */
export function toldFiles(): Record<string, string> {
  return { "story-words.ts": storyWords(), "told-tables.ts": lexiconTable() + ruleTables() };
}
