import type { Love } from "../love";
import type { Tale, TaleAges } from "../tale";
import { wordsOfTale } from "./cast";
import { drawnNumber } from "./draws";

/** One of the small things of a love, and none that the tale already has. */
export function thingOf(love: Pick<Love, "noun" | "things">, tale: Tale | undefined, seed: number): string {
  const words = tale ? wordsOfTale(tale) : new Set<string>();
  const head = (thing: string) => /\p{L}+$/u.exec(thing.toLowerCase())?.[0] ?? "";
  const free = love.things.filter((thing) => !words.has(head(thing)));
  // Tales are measured with things of two words.
  const plain = free.filter((thing) => thing.split(" ").length <= 2);
  const things = [plain, free, love.things].find((some) => some.length > 0) ?? [];
  return things[drawnNumber(seed, `thing of ${love.noun}`) % Math.max(1, things.length)] ?? "blanket";
}

/** What comes along to somebody dear who is there: nobody holds the photo of whom they sit beside. */
export const besideDearOnes: Pick<Love, "noun" | "things"> = {
  noun: "bedtime",
  things: ["toy boat", "small flashlight", "wooden top", "woolly mitten", "paper star"],
};

/** A picture is named in full once: 'the drawing of Pickles', and then 'the drawing'. */
export const saidAgain = (thing: string) => thing.replace(/^(drawing|photo|picture book) (?:of|about) .*$/u, "$1");

/** More would be a mere list. */
const mostOnShelf = 4;

/**
 * What the child loves besides has an evening of its own: "{hero}'s drum, toy train and stuffed cat waited on the shelf for
 * another night." For little ones two at a time: they hear short sentences.
 */
export function shelfSentence(things: readonly string[], ages: TaleAges): string {
  const shown = [...new Set(things)].slice(0, mostOnShelf);
  if (shown.length === 0) return "";
  if (ages === "6-8" || ages === "9-12") return `{hero}'s ${inList(shown)} waited on the shelf for another night.`;
  const [first, second] = [shown.slice(0, 2), shown.slice(2).map((thing) => `the ${thing}`)];
  const sentence = `{hero}'s ${first.join(" and ")} waited on the shelf for tomorrow.`;
  return second.length === 0 ? sentence : `${sentence} Next to them waited ${second.join(" and ")}.`;
}

function inList(things: readonly string[]): string {
  const before = things.slice(0, -1).join(", ");
  return before === "" ? things.join("") : `${before} and ${things.at(-1)}`;
}
