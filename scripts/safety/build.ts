/** Makes `server/safety/generated` from the rules, the lexicon and the sentences. Usage: npm run safety:build */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createMeaningReader } from "../../server/safety/told/read-meaning";
import { requestFiles } from "./request-files";
import { requestRules } from "./request-rules";
import { safetyFolder } from "./sentence-lists";
import { lexiconFile, ruleTexts, toldFiles } from "./told-files";
import { type Trained, train } from "./train";
import { trainingSamples } from "./training-samples";
import { warningFile } from "./warning-files";

const head = "// Made by `npm run safety:build`; never edited by hand.\n";

/** The files of `generated`, by name. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const rules = ruleTexts();
  const { names, table } = lexiconFile();
  const read = createMeaningReader({
    lexiconNames: names,
    lexiconTable: table,
    rulesText: rules.rules,
    rulesByKey: rules.byKey,
  });
  const trained = train(trainingSamples(read), rules.rules.split("\n").length);
  return new Map([
    ...Object.entries({ ...requestFiles(requestRules()), ...toldFiles() }).map(([name, text]): [string, string] => [
      name,
      head + text,
    ]),
    ["warning-patterns.ts", head + warningFile()],
    ["weights.ts", head + weightsFile(trained)],
  ]);
}

function weightsFile({ weights, scale, ruleWeights, ruleScale, bias }: Trained): string {
  const base64 = (bytes: Int8Array) => Buffer.from(bytes.buffer).toString("base64");
  return (
    `/** One signed byte for each place, in base64. */\nexport const weightBytes =\n  "${base64(weights)}";\n` +
    `export const weightScale = ${scale.toPrecision(12)};\n` +
    `/** The same for each rule. */\nexport const ruleWeightBytes =\n  "${base64(ruleWeights)}";\n` +
    `export const ruleWeightScale = ${ruleScale.toPrecision(12)};\nexport const bias = ${bias.toPrecision(12)};\n`
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(safetyFolder, "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of generatedFiles()) writeFileSync(path.join(folder, name), text);
}
