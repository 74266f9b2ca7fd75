/** Makes `server/safety/generated` from the rules, the lexicon and the sentences. Usage: npm run safety:build */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { foldSentence } from "../../server/safety/told/fold-sentence";
import { createLexicon } from "../../server/safety/told/lexicon";
import { requestFiles } from "./request-files";
import { requestRules } from "./request-rules";
import { safetyFolder, sentencesOf } from "./sentence-lists";
import { lexiconFile, toldFiles } from "./told-files";
import { train } from "./train";
import { warningFile } from "./warning-files";

const head = "// Made by `npm run safety:build`; never edited by hand.\n";

/** The files of `generated`, by name. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const samples = ["unsafe", "innocent"].flatMap((kind) =>
    sentencesOf(`training/${kind}`).map(({ text }) => ({ text: foldSentence(text), unsafe: kind === "unsafe" })),
  );
  const { names, table } = lexiconFile();
  const { weights, scale, bias } = train(samples, createLexicon(names, table));
  const bytes = Buffer.from(weights.buffer).toString("base64");
  return new Map([
    ...Object.entries({ ...requestFiles(requestRules()), ...toldFiles() }).map(([name, text]): [string, string] => [
      name,
      head + text,
    ]),
    ["warning-patterns.ts", head + warningFile()],
    [
      "weights.ts",
      `${head}/** One signed byte for each place, in base64. */\nexport const weightBytes =\n  "${bytes}";\nexport const weightScale = ${scale.toPrecision(12)};\nexport const bias = ${bias.toPrecision(12)};\n`,
    ],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(safetyFolder, "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of generatedFiles()) writeFileSync(path.join(folder, name), text);
}
