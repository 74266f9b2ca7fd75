import { wordsOf } from "../by-letters";

const digitWords = new Map(
  [
    "zero oh o nought null cero nul noll sifir sıfır ноль нуль",
    "one eins ein un uno um een jeden ett bir один",
    "two zwei deux dos due dois twee dwa två iki два",
    "three drei trois tres tre três drie trzy üç три",
    "four vier quatre cuatro quattro quatro cztery fyra fire dört четыре",
    "five fünf cinq cinco cinque vijf pięć fem beş пять",
    "six sechs seis sei zes sześć sex altı seks шесть",
    "seven sieben sept siete sette sete zeven siedem sju syv yedi семь",
    "eight acht huit ocho otto oito osiem åtta otte sekiz восемь",
    "nine neun neuf nueve nove negen dziewięć nio ni dokuz девять",
  ].flatMap((words, digit) => words.split(" ").map((word): [string, number] => [word, digit])),
);
/** Seven are a telephone number, unless they count up or down. */
const fewestDigitWords = 7;

/** `oh seven seven double oh nine …`. */
export function tellsNumber(folded: string): boolean {
  let run: number[] = [];
  for (const word of [...(folded.match(wordsOf(folded)) ?? []), ""]) {
    const digit = digitWords.get(word) ?? (/^\d$/.test(word) ? Number(word) : undefined);
    if (digit !== undefined) run.push(digit);
    else if (word !== "double" && word !== "triple") {
      const steps = run.slice(1).map((next, i) => next - (run[i] ?? 0));
      if (run.length >= fewestDigitWords && steps.filter((step) => step === steps[0]).length < steps.length - 1)
        return true;
      run = [];
    }
  }
  return false;
}
