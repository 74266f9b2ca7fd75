/** Makes `server/safety/generated` from the rules, the lexicon and the sentences. Usage: npm run safety:build */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zeroCharacter } from "../../server/safety/classifier/weight-at";
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
  const text = (steps: readonly number[]) => JSON.stringify(steps.map(charOf).join(""));
  return (
    `/** One character for each place: see \`classifier/weight-at.ts\`. */\nexport const weights =\n  ${text(weights)};\n` +
    `export const weightScale = ${scale.toPrecision(12)};\n` +
    `/** The same for each rule. */\nexport const ruleWeights =\n  ${text(ruleWeights)};\n` +
    `export const ruleWeightScale = ${ruleScale.toPrecision(12)};\nexport const bias = ${bias.toPrecision(12)};\n`
  );
}

const charOf = (step: number) => String.fromCharCode(zeroCharacter + step);

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(safetyFolder, "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of generatedFiles()) writeFileSync(path.join(folder, name), text);
}
