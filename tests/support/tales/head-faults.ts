import { factPlaces } from "../../../app/storybook/teller/facts";
import { placesOf } from "../../../app/storybook/teller/fill";
import type { WrittenTale } from "./written-tale";

export const headKeys = ["title", "ages", "about", "moods", "converter", "refrain", "names", "moment", "ask"] as const;
const known: readonly string[] = [...headKeys, "read"];

/** Names are given by commas; 'none' where nobody has one. */
export const namesOf = (names = "") =>
  names
    .replace(/\([^)]*\)/gu, "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "none");

export function headFaults({ tale, head }: WrittenTale): string[] {
  const faults: string[] = [];
  for (const key of headKeys) if (!head[key]) faults.push(`The head has no '${key}: …'.`);
  for (const key of Object.keys(head))
    if (!known.includes(key)) faults.push(`The head has '${key}:', which is none of ${known.join(", ")}.`);
  if (tale.about[0] !== tale.world)
    faults.push(`'about:' begins with the tale's world, here '${tale.world}', and not with '${tale.about[0]}'.`);
  if (tale.world === "dear-ones" && !tale.about.some((word) => word === "pet" || word === "person"))
    faults.push("'about:' of a tale about dear ones says which: 'dear-ones, pet' or 'dear-ones, person'.");
  // Who is told of whom hangs on these words: a misspelled one would send a hamster out for a walk.
  if (tale.world === "dear-ones" && !tale.about.slice(1).every((word) => ["pet", "walks", "person"].includes(word)))
    faults.push("'about:' of a tale about dear ones has 'pet', 'pet, walks' or 'person', and no other words.");
  if (new Set(tale.moods).size < 2)
    faults.push("'moods:' has a pair, such as 'gentle, bedtime', and at most one more.");
  if (tale.moods.length > 3) faults.push("'moods:' has a pair, such as 'gentle, bedtime', and at most one more.");
  if (tale.ask.length !== 2) faults.push("'ask:' has two questions, with '|' between them.");
  return [...faults, ...nameFaults({ tale, head })];
}

function nameFaults({ tale, head }: Pick<WrittenTale, "tale" | "head">): string[] {
  const text = [tale.title, ...tale.blocks.map((block) => block.text)].join(" ");
  return namesOf(head.names)
    .filter((name) => !text.includes(name))
    .map((name) => `'names:' has '${name}', who is not in the tale.`);
}

/** The open places that a tale may have, and must have. */
export function placeFaults({ tale }: WrittenTale): string[] {
  const everywhere = "hero they them their theirs themself was is has grownup carried shelf".split(" ");
  const own: Readonly<Record<string, string>> = { anything: "love", "dear-ones": "dear" };
  const place = own[tale.world];
  const places = placesOf(tale);
  const facts: readonly string[] = tale.world === "anything" ? factPlaces : [];
  const faults = [...places]
    .filter((one) => !everywhere.includes(one) && one !== place && !facts.includes(one))
    .map(
      (one) => `{${one}} is no open place here. There are: ${[...everywhere, ...(place ? [place] : [])].join(", ")}.`,
    );
  for (const one of ["hero", "grownup", "carried", place ?? "hero"])
    if (!places.has(one)) faults.push(`The tale has no {${one}}.`);
  const open = tale.blocks.find(({ text }) => /\{(?:fact|wonder)\}/iu.test(text.replace(/\[\? [\s\S]*? \?\]/gu, "")));
  if (open)
    faults.push(
      `{fact} and {wonder} stand in '[? … ?]', for not of every love is one known: ${open.text.slice(0, 60)}…`,
    );
  const stray = tale.blocks.find(({ text }) => /[{}]/u.test(text.replace(/\{\p{L}+\}/gu, "")));
  if (stray) faults.push(`A brace is left open in: ${stray.text.slice(0, 60)}…`);
  return faults;
}
