/**
 * How good a model's stories are. Usage: npm run eval:model -- [--stories 40] [--at-once 2] [--storybook]
 * docs/operations.md says which variables it reads. With `--storybook` the built-in storyteller is measured instead.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { createOpenAiStoryteller } from "../../server/openai/storyteller";
import { writePrompt } from "../../server/telling/prompt/prompt";
import { sampleSeed, tell as tellStorybook } from "../../tests/support/storybook/samples";
import { print, printTable } from "../bench/support/print-table";
import { answersFor, mostStories } from "./answers";
import { evaluate, worstOf } from "./evaluate";
import { createJudge } from "./judge";
import { lineOf, measureTable, outcomeTable, rubricTable, varietyLines } from "./report";
import { readSettings } from "./services";
import { createTell, type Tell } from "./tell";
import { varietyOf } from "./variety";

const shown = 5;

const { values: options } = parseArgs({
  options: {
    stories: { type: "string", default: String(mostStories) },
    "at-once": { type: "string", default: "2" },
    storybook: { type: "boolean", default: false },
  },
});
const kept = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
const { teller, judge, timeLimits, problems } = readSettings({ ...kept, ...process.env });
for (const problem of problems) print(problem);

function tellerOf(): Tell | undefined {
  const now = () => performance.now();
  let told = 0;
  if (options.storybook)
    return async (request) => ({ text: tellStorybook(request, sampleSeed(told++)), firstMs: 0, totalMs: 0 });
  return teller && createTell(createOpenAiStoryteller({ ...teller, writePrompt }), timeLimits, now);
}

async function main(tell: Tell): Promise<void> {
  const count = Math.min(Math.max(1, Number(options.stories) || mostStories), mostStories);
  print(`${count} stories by ${options.storybook ? "the storybook" : `${teller?.model} at ${teller?.baseUrl}`}`);
  print(judge ? `Judged by ${judge.model} at ${judge.baseUrl}` : "Not judged: JUDGE_BASE_URL names no second model.");
  print();
  const rows = await evaluate({
    requests: Array.from({ length: count }, (_, i) => answersFor(i)),
    tell,
    judge: judge && createJudge(judge, timeLimits.storyMs),
    atOnce: Math.max(1, Number(options["at-once"]) || 1),
    onRow: (row) => print(lineOf(row)),
  });
  const texts = rows.flatMap(({ told }) => ("text" in told ? [told.text] : []));
  for (const table of [outcomeTable(rows), measureTable(rows), rubricTable(rows)]) {
    if (!table) continue;
    print();
    printTable(table);
  }
  print();
  for (const line of varietyLines(varietyOf(texts))) print(line);
  for (const [i, row] of worstOf(rows, shown).entries()) {
    print(`\n${"=".repeat(72)}\nThe worst, ${i + 1} of ${shown}. ${lineOf(row)}`);
    print(`Loves: ${row.request.interests.join("; ")}. Lesson: ${row.request.lesson}`);
    if (typeof row.verdict === "object" && row.verdict.worst !== "") print(`The judge: ${row.verdict.worst}`);
    if ("text" in row.told) print(`\n${row.told.text}`);
  }
}

const tell = tellerOf();
if (tell) {
  await main(tell);
} else {
  print("No model is configured: set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL (docs/operations.md).");
  process.exitCode = 1;
}
