import type { Band } from "./content-contract";

/** One folder of `content`; each is loaded by itself, when a story of its ages is told. */
export type ContentName = "ages-2-3" | "ages-4-7" | "ages-8-12";

/** @param age 2 to 12 */
export function contentNameFor(age: number): ContentName {
  if (age <= 3) return "ages-2-3";
  return age <= 7 ? "ages-4-7" : "ages-8-12";
}

/** One written content may serve two bands, told in shorter or longer sentences. @param written the content for this age */
export function bandFor(age: number, written: Band): Band {
  if (age === 4 || age === 5) {
    return {
      ...written,
      id: "4-5",
      meanSentence: { min: 8.2, max: 10.5 },
      joins: [1, 0.5, 0.1],
      refrainChance: 0.6,
    };
  }
  if (age === 8 || age === 9) {
    return { ...written, id: "8-9", meanSentence: { min: 11.4, max: 14.2 }, joins: [1, 0.9, 0.4] };
  }
  return age >= 10 ? { ...written, id: "10-12", meanSentence: { min: 12.6, max: 16 } } : written;
}
