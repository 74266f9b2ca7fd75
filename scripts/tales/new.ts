import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lessons } from "../../app/story/catalogue";
import { taleAges, taleWorlds } from "../../app/storybook/tale";
import { moodPairs } from "../../tests/support/tales/limits";
import { talesFolder } from "./find-files";
import { print, WriterError } from "./print";

/** Writes a file with all heads and lessons, for the writer to fill. */
export function createTale([ages = "", world = "", title = ""]: readonly string[]): void {
  if (!taleAges.some((one) => one === ages))
    throw new WriterError(`'${ages}' are no ages. Say one of ${taleAges.join(", ")}.`);
  if (!taleWorlds.some((one) => one === world))
    throw new WriterError(`'${world}' is no world. The worlds are: ${taleWorlds.join(", ")}.`);
  const name = title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "");
  if (name === "")
    throw new WriterError('Give the title too, in quotation marks: npm run tales -- new 4-5 ocean "The Title"');
  const file = path.join(talesFolder, ages, world, `${name}.md`);
  if (existsSync(file)) throw new WriterError(`There is a tale of that name: ${file}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, skeleton(ages, world, title));
  print(`${path.relative(process.cwd(), file)} is there. docs/tales.md says what goes where.`);
}

/** A tale with all heads and lessons, which can be told and is told of nothing. */
export function skeleton(ages: string, world: string, title: string): string {
  const scenes = (what: string) => lessons.map(({ value }) => `= ${value}\n${what}\n`).join("\n");
  return `---
title: ${title}
ages: ${ages}
about: ${world}${world === "dear-ones" ? ", pet" : ""}
moods: ${moodPairs[0]?.join(", ")}
converter:${" "}
refrain: none
names: none
moment:${" "}
ask: Why …? | What would you …?
---
{hero} wants something tonight, and why. {They} {has} {their} {carried}.

+ More, for the long form.

The first try fails. Somebody stands between {hero} and the wish, and {grownup} is there. {hero} holds the {carried}.

${scenes("The choice, what it costs, and what comes of it.")}
=
What follows from any of the eight, and the way home.

${scenes("Its echo, at home.")}
=
The {carried} is at rest, and so is {hero}.
`;
}
