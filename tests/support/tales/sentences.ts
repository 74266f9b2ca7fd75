const abbreviation = /\b(Mr|Mrs|Ms|Dr|St|T)\. /gu;
const verbs = "said|asked|called|cried|whispered|shouted|told|answered|sang|mumbled|yelled";
/** Said after speech only where they come first: '"Toot." went the train', but not '"No." Up went the train.' */
const soundVerbs = `${verbs}|went|read`;
/** '"Is it?" asked Nora.' is one sentence, and so is '"Is it?" Nora asked.' */
const saidAfter = new RegExp(String.raw`[.!?…](["”’'])(?=\s+(?:(?:${soundVerbs})\b|\p{Lu}\w*\s+(?:${verbs})\b))`, "gu");

/** The sentences of a text as a listener hears them. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(abbreviation, "$1 ")
    .replace(saidAfter, "$1")
    .split(/(?<=[.!?…]["”’')]*)\s+/u)
    .filter((sentence) => countWords(sentence) > 0);
}

export function countWords(text: string): number {
  let count = 0;
  for (const word of text.split(/\s+/u)) if (/[\p{L}\p{N}]/u.test(word)) count++;
  return count;
}

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
