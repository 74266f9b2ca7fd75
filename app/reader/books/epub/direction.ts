export type Direction = "ltr" | "rtl";

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const strong = (text: string): readonly string[] => text.match(/[\p{L}\u200e\u200f]/gu) ?? [];

/** By its first letter, as `dir="auto"`, which most e-readers do not know. Undefined where it has none. */
export function directionOf(text: string): Direction | undefined {
  const [first] = strong(text.slice(0, 400));
  if (first === undefined) return undefined;
  return rightToLeft.test(first) ? "rtl" : "ltr";
}

/** By most of its letters. */
export function mainDirection(text: string): Direction {
  const letters = strong(text);
  return letters.filter((letter) => rightToLeft.test(letter)).length * 2 > letters.length ? "rtl" : "ltr";
}
