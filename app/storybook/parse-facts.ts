import type { Facts } from "./love";

/**
 * A list of facts, one love and its other words a line: `cats, kitties | a cat can … | cats have …`.
 * @throws Error with a sentence for the writer.
 */
export function parseFacts(source: string): Facts {
  const known: Record<string, readonly string[]> = {};
  for (const line of source.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [subjects = "", ...facts] = line.split("|").map((part) => part.trim());
    if (facts.length < 2 || facts.includes("") || subjects === "")
      throw new Error(`This line is not like 'owls | one fact | another fact': ${line}`);
    for (const subject of subjects.split(", ")) {
      if (Object.hasOwn(known, subject)) throw new Error(`There are two lines for '${subject}'.`);
      known[subject] = facts;
    }
  }
  return known;
}
