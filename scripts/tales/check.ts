import path from "node:path";
import { lessons } from "../../app/story/catalogue";
import { isPairOf, moodPairs } from "../../tests/support/tales/limits";
import { measure } from "../../tests/support/tales/measure";
import { samenessFaults } from "../../tests/support/tales/sameness";
import { strangers } from "../../tests/support/tales/strangers";
import { taleFaults } from "../../tests/support/tales/tale-faults";
import { toldTale } from "../../tests/support/tales/told-tale";
import type { WrittenTale } from "../../tests/support/tales/written-tale";
import { allFiles, findFile, readFile } from "./find-files";
import { print, WriterError } from "./print";

/** @returns whether all tales hold. */
export function check(names: readonly string[]): boolean {
  const files = names.length > 0 ? names.map(findFile) : allFiles();
  const library = [...new Set([...allFiles(), ...files])];
  const held = files.map((file) => checkOne(file, names.length > 0));
  const same = samenessFaults(library.flatMap((file) => readable(file))).filter(
    (fault) => names.length === 0 || files.some((file) => fault.includes(path.basename(file, ".md"))),
  );
  for (const fault of same) print(`✗ ${fault}`);
  const bad = held.filter((one) => !one).length;
  if (files.length > 1) print(`\n${files.length - bad} of ${files.length} tales hold.`);
  return bad === 0 && same.length === 0;
}

function checkOne(file: string, withNumbers: boolean): boolean {
  try {
    const written = readFile(file);
    const faults = taleFaults(written);
    if (withNumbers) printNumbers(written);
    const questions = withNumbers ? [...moodQuestions(written), ...strangers(written)] : [];
    print(`${written.tale.id}: ${faults.length === 0 ? "all holds" : `${faults.length} to mend`}`);
    for (const fault of together(faults)) print(`  ✗ ${fault}`);
    for (const question of questions) print(`  ? ${question}`);
    if (!written.head.read)
      print("  ? It has no 'read:' yet: whoever reads it second adds it, as the head's last line.");
    return faults.length === 0;
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    print(`✗ ${error.message}`);
    return false;
  }
}

/** A fault of most lessons is the tale's: said once, with the first as an example. */
function together(faults: readonly string[]): string[] {
  const kindOf = (fault: string) => fault.replace(/^\p{L}+(?=, (?:short|long)\b)/u, "").replace(/\d+/gu, "");
  const kinds = Map.groupBy(faults, kindOf);
  return [...kinds.values()].flatMap((same) =>
    same.length < 4 ? same : [`${same[0]} (and in ${same.length - 1} other lessons)`],
  );
}

/** A third mood may stand beside a pair, and only there. */
function moodQuestions({ tale: { moods } }: WrittenTale): string[] {
  if (moodPairs.some((pair) => isPairOf(moods, pair))) return [];
  return [`'${moods.join(", ")}' is none of the pairs ${moodPairs.map((pair) => pair.join(" + ")).join("; ")}.`];
}

function printNumbers({ tale }: WrittenTale): void {
  for (const { value: lesson } of lessons) {
    const numbers = [false, true].map((long) => {
      if (!tale.blocks.some((block) => block.lesson === lesson)) return "missing";
      try {
        const told = measure(toldTale(tale, { lesson, long, gender: "girl" }).paragraphs.join("\n\n"));
        return `${long ? "long " : "short"} ${String(told.words).padStart(4)} words, mean ${told.meanSentence.toFixed(1).padStart(4)}, longest ${String(told.longest).padStart(2)}`;
      } catch {
        return "an open place has no word";
      }
    });
    print(`${lesson.padEnd(13)} ${numbers.join("   ")}`);
  }
}

function readable(file: string): WrittenTale[] {
  try {
    return [readFile(file)];
  } catch {
    return [];
  }
}
