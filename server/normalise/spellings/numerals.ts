/** Numbers of chapters as models write them: 3, three, Twenty-One, IV. */

const units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const small = [
  ...units,
  ..."ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** The source of a pattern for what may be a numeral, in any case. Longer words come before what they begin with. */
export const numeral = `\\d{1,3}|(?:${tens.join("|")})(?:[ -](?:${units.join("|")}))?|${[...small].reverse().join("|")}|[ivxl]{1,8}`;

const roman = /^(XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

function readRoman(text: string): number | undefined {
  if (!roman.test(text)) return undefined;
  const digits = [...text].map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

/** The number that matched `numeral` says; undefined when it is no number, as the 'mix' of 'Chapter mix'. */
export function readNumeral(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  const [first = "", second] = text.toLowerCase().split(/[ -]/);
  if (tens.includes(first)) return 20 + 10 * tens.indexOf(first) + (second ? units.indexOf(second) + 1 : 0);
  return small.includes(first) ? small.indexOf(first) + 1 : readRoman(text);
}
