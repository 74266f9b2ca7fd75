/** Makes `server/safety/generated` from the rules, the lexicon and the sentences. Usage: npm run safety:build */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { foldSentence } from "../../server/safety/told/fold-sentence";
import { readLexicon } from "../../server/safety/told/lexicon-reader";
import { readRules } from "../../server/safety/told/rule-reader";
import { requestFiles } from "./request-files";
import { requestRules } from "./request-rules";
import { safetyFolder, sentencesOf } from "./sentence-lists";
import { train } from "./train";
import { warningFile } from "./warning-files";

const head = "// Made by `npm run safety:build`; never edited by hand.\n";

/** The files of `generated`, by name. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const lexicon = withoutComments(readFileSync(path.join(safetyFolder, "told/lexicon.txt"), "utf8"));
  const rules = withoutComments(readFileSync(path.join(safetyFolder, "told/rules.txt"), "utf8"));
  // Throws where a line cannot be read.
  readRules(rules);
  const samples = ["unsafe", "innocent"].flatMap((kind) =>
    sentencesOf(`training/${kind}`).map(({ text }) => ({ text: foldSentence(text), unsafe: kind === "unsafe" })),
  );
  const { weights, scale, bias } = train(samples, readLexicon(lexicon));
  const bytes = Buffer.from(weights.buffer).toString("base64");
  return new Map([
    ...Object.entries(requestFiles(requestRules())).map(([name, text]): [string, string] => [name, head + text]),
    ["warning-patterns.ts", head + warningFile()],
    [
      "told-tables.ts",
      `${head}export const lexiconText =\n  ${literal(lexicon)};\nexport const rulesText =\n  ${literal(rules)};\n`,
    ],
    [
      "weights.ts",
      `${head}/** One signed byte for each place, in base64. */\nexport const weightBytes =\n  "${bytes}";\nexport const weightScale = ${scale.toPrecision(12)};\nexport const bias = ${bias.toPrecision(12)};\n`,
    ],
  ]);
}

function withoutComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .join("\n");
}

function literal(text: string): string {
  return JSON.stringify(text);
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(safetyFolder, "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of generatedFiles()) writeFileSync(path.join(folder, name), text);
}
