import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { coverageOf } from "../../tests/support/tales/coverage";
import { ledgerOf } from "../../tests/support/tales/ledger";
import { moodPairs } from "../../tests/support/tales/limits";
import { check } from "./check";
import { allFiles, readFile, talesFolder } from "./find-files";
import { createTale } from "./new";
import { print, WriterError } from "./print";
import { read, readLessons } from "./read";

/** The writer's tool: `npm run tales -- check`, and so on. */
const help = `npm run tales -- …
  check [FILES]                                       measures tales; without files the whole library
  read FILE LESSON short|long [boy|girl|neutral] [THING]   prints a tale in one form to read aloud (LOVE='baking', DEAR='the hamster' before it)
  lessons FILE                                        prints the eight deciding scenes
  new AGES WORLD "Title"                              begins a tale
  coverage                                            what the library has and what is missing
  ledger                                              writes app/storybook/tales/LEDGER.md anew`;

function coverage(): void {
  const { table, missing } = coverageOf(allFiles().map((file) => readFile(file).tale));
  print(`Tales by ages, and in each cell by moods: ${moodPairs.map((pair) => pair.join(" + ")).join(", ")}.\n`);
  print(table);
  print(missing.length === 0 ? "\nNothing is missing." : `\nMissing:\n${missing.map((one) => `  ${one}`).join("\n")}`);
}

function ledger(): void {
  const file = path.join(talesFolder, "LEDGER.md");
  const text = ledgerOf(allFiles().map(readFile));
  const isNew = text !== tryRead(file);
  if (isNew) writeFileSync(file, text);
  print(isNew ? "app/storybook/tales/LEDGER.md is written." : "app/storybook/tales/LEDGER.md is up to date.");
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const [command = "", ...rest] = process.argv.slice(2);
/** What returns false has found something to mend. */
const commands: Readonly<Record<string, () => unknown>> = {
  check: () => check(rest),
  read: () => read(rest),
  lessons: () => readLessons(rest),
  new: () => createTale(rest),
  coverage,
  ledger,
};
try {
  const run = commands[command];
  if (!run) print(help);
  process.exitCode = run && run() !== false ? 0 : 1;
} catch (error) {
  if (!(error instanceof WriterError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
