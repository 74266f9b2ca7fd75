import { lessons } from "../../../app/story/catalogue";
import { spell } from "../../../app/storybook/spelling/spell";
import type { Tale } from "../../../app/storybook/tale";
import type { ToldFacts } from "../../../app/storybook/teller/facts";
import { fewestWordsOfFact, mostWordsOfFact } from "./fact-faults";
import { type Limits, limits } from "./limits";
import { isSlowing, type Measured, measure } from "./measure";
import { toldTale } from "./told-tale";

/**
 * Each of the eight lessons, short and long. Every open place for the child is one word whatever the child is, so that
 * the numbers are the same for boy, girl and neither; their grammar is looked at for all.
 */
export function lengthFaults(tale: Tale): string[] {
  const faults: string[] = [];
  for (const { value: lesson } of lessons) {
    if (!tale.blocks.some((block) => block.lesson === lesson)) {
      faults.push(`There is nothing for the lesson '= ${lesson}'.`);
      continue;
    }
    for (const [long, facts] of forms(tale)) {
      const name = `${lesson}, ${long ? "long" : "short"}${facts ? ", with facts" : ""}`;
      const text = toldTale(tale, { lesson, long, facts, gender: "girl" }).paragraphs.join("\n\n");
      faults.push(...numberFaults(measure(text), limits[tale.ages], long).map((fault) => `${name}: ${fault}`));
      const apart = /\p{L}+ (?:[,;:!?]|\.(?! \.))/u.exec(text);
      if (apart) faults.push(`${name}: a mark stands apart from its word: '${apart[0]}'.`);
      const bracket = /\[[+?].{0,20}|.{0,20}[+?]\]/u.exec(text);
      if (bracket) faults.push(`${name}: a bracket is told, it wants spaces inside: '${bracket[0]}'.`);
      const carried = text.split("toy rocket").length - 1;
      if (carried < 3) faults.push(`${name}: {carried} is there ${carried} times; it needs three.`);
      const british = measure(spell(text, "british")).longest;
      if (british > limits[tale.ages].longest)
        faults.push(`${name}: in British words a sentence has ${british} words.`);
      for (const gender of ["boy", "neutral"] as const) {
        const told = toldTale(tale, { lesson, long, facts, gender }).paragraphs.join("\n\n");
        const wrong = /\bthey (?:was|is|has)\b|\b(?:he|she) (?:were|are|have)\b|\{\p{L}+\}/iu.exec(told);
        if (wrong) faults.push(`${name}, ${gender}: '${wrong[0]}' is told.`);
      }
    }
  }
  return faults;
}

/** Short and long; of what has passages for facts, also with facts as short and as long as they may be. */
function forms({ ages, blocks }: Tale): [long: boolean, facts?: ToldFacts | undefined][] {
  const asks = blocks.some(({ text }) => text.includes("[?"));
  const facts = asks ? [fewestWordsOfFact, mostWordsOfFact[ages]].map(factsOf) : [];
  return [false, true].flatMap((long) =>
    [undefined, ...facts].map((one): [boolean, ToldFacts | undefined] => [long, one]),
  );
}

function factsOf(count: number): ToldFacts {
  const words = Array.from({ length: count }, () => "so").join(" ");
  return { fact: words, wonder: words };
}

/** The mean may miss its range by half a word. */
const leeway = 0.5;

function numberFaults(told: Measured, limit: Limits, long: boolean): string[] {
  const faults: string[] = [];
  const [least, most] = long ? limit.long : limit.short;
  const { words, meanSentence, meanEnding, longest } = told;
  if (words < least || words > most) faults.push(`${words} words; ${least} to ${most} are asked.`);
  if (meanSentence < limit.mean[0] - leeway || meanSentence > limit.mean[1] + leeway)
    faults.push(`sentences have ${meanSentence.toFixed(1)} words on average; ${limit.mean.join(" to ")} are asked.`);
  if (longest > limit.longest) faults.push(`the longest sentence has ${longest} words; ${limit.longest} are the most.`);
  if (!isSlowing(told))
    faults.push(
      `it does not slow down: the last eight sentences have ${meanEnding.toFixed(1)} words on average, all of them ${meanSentence.toFixed(1)}.`,
    );
  return faults;
}
