import { type Gender, genders, isPreset, lessons, type PresetLesson } from "../../app/story/catalogue";
import type { Love } from "../../app/storybook/love";
import { readLove } from "../../app/storybook/loves/read-love";
import type { Block, Tale } from "../../app/storybook/tale";
import { factsFor, factsWorldOf } from "../../app/storybook/teller/facts";
import { readFacts } from "../../tests/support/storybook/read-library";
import { toldTale } from "../../tests/support/tales/told-tale";
import { findFile, readFile } from "./find-files";
import { print, WriterError } from "./print";

/** Prints a tale in one form, to read aloud. LOVE and DEAR in the environment stand in `{love}` and `{dear}`. */
export function read([file = "", lesson = "", length = "", gender = "girl", carried]: readonly string[]): void {
  const { tale } = readFile(findFile(file));
  if (length !== "short" && length !== "long") throw new WriterError("Say 'short' or 'long' after the lesson.");
  const { LOVE: love, DEAR: dear } = process.env;
  const told = toldTale(tale, {
    lesson: asLesson(lesson),
    long: length === "long",
    gender: asGender(gender),
    ...(carried ? { carried } : {}),
    ...(love ? { love, facts: factsOf(readLove(love), tale) } : {}),
    ...(dear ? { dear } : {}),
  });
  print(`**${told.title}**\n\n${told.paragraphs.join("\n\n")}`);
}

function factsOf(love: Love, { world, ages }: Tale) {
  return world === "anything" ? factsFor(love, readFacts(ages, factsWorldOf(love)), 0) : undefined;
}

/** The eight deciding scenes one after the other, each between its neighbours. */
export function readLessons([file = ""]: readonly string[]): void {
  const { blocks } = readFile(findFile(file)).tale;
  const first = blocks.findIndex(({ lesson }) => lesson !== null);
  if (first < 0) throw new WriterError("This tale has no scene for a lesson yet.");
  const inShort = (block: Block) => block.lesson === null && block.when !== "long";
  const before = blocks.slice(0, first).filter(inShort).slice(-2);
  const after = blocks.slice(first).filter(inShort).slice(0, 2);
  const around = (list: readonly Block[]) => list.map(({ text }) => `   … ${text}`).join("\n");
  for (const { value } of lessons) {
    const own = blocks.filter(({ lesson }) => lesson === value);
    const marks = { always: "", long: "+ ", short: "- " };
    const scenes = own.map(({ when, text }) => marks[when] + text).join("\n");
    print(`—— ${value}\n${around(before)}\n${scenes}\n${around(after)}\n`);
  }
}

function asLesson(word: string): PresetLesson {
  const known = lessons.map(({ value }) => value);
  if (!isPreset(lessons, word)) throw new WriterError(`'${word}' is no lesson. The lessons are: ${known.join(", ")}.`);
  return word;
}

function asGender(word: string): Gender {
  if (!isPreset(genders, word)) throw new WriterError(`'${word}' is none of boy, girl, neutral.`);
  return word;
}
