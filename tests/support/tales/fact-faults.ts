import type { Facts } from "../../../app/storybook/love";
import { readLove } from "../../../app/storybook/loves/read-love";
import type { TaleAges } from "../../../app/storybook/tale";
import { untoldFor } from "../../../server/safety/story-rules";
import { countWords } from "./sentences";
import { spellingFaults } from "./spelling-faults";

/** So that a sentence that says a fact stays as short as its ages want it (`limits.ts`). */
export const mostWordsOfFact: Readonly<Record<TaleAges, number>> = { "2-3": 9, "4-5": 9, "6-8": 14, "9-12": 14 };

export const fewestWordsOfFact = 3;

/** What is wrong with what is known of loves, in sentences for the writer. */
export function factFaults(facts: Facts, ages: TaleAges): string[] {
  return Object.entries(facts).flatMap(([subject, sentences]) => [
    ...(readLove(subject).subject === subject ? [] : [`No love is called '${subject}' in the lexicon.`]),
    ...(new Set(sentences).size < sentences.length ? [`'${subject}' has a fact twice.`] : []),
    ...sentences.flatMap((fact) => faultsOf(fact, mostWordsOfFact[ages]).map((why) => `${subject}: '${fact}' ${why}`)),
  ]);
}

function faultsOf(fact: string, most: number): string[] {
  const words = countWords(fact);
  const sentence = `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`;
  const why = untoldFor(sentence, { before: "", earlier: "", marked: sentence });
  return [
    ...(words > most || words < fewestWordsOfFact
      ? [`has ${words} words; ${fewestWordsOfFact} to ${most} are asked.`]
      : []),
    ...(/[.!?;:"]|—/u.test(fact) ? ["is one plain sentence without its full stop."] : []),
    ...spellingFaults(fact),
    ...(why ? [`would be stopped by the safety rules (${JSON.stringify(why)}).`] : []),
  ];
}
