import { ages23 } from "./content/ages-2-3/band";
import { ages47 } from "./content/ages-4-7/band";
import { ages812 } from "./content/ages-8-12/band";
import type { Band } from "./content-contract";

/** One written content may serve two bands, told in shorter or longer sentences. Ages take the band that lists them. */
const bands: readonly Band[] = [
  ages23,
  {
    ...ages47,
    id: "4-5",
    ages: [4, 5],
    meanSentence: { min: 8.2, max: 10.5 },
    joins: [1, 0.5, 0.1],
    refrainChance: 0.6,
  },
  ages47,
  { ...ages812, id: "8-9", ages: [8, 9], meanSentence: { min: 11.4, max: 14.2 }, joins: [1, 0.9, 0.4] },
  { ...ages812, id: "10-12", ages: [10, 11, 12], meanSentence: { min: 12.6, max: 16 } },
];

export function bandFor(age: number): Band {
  const band = bands.find(({ ages }) => ages.includes(age));
  if (!band) throw new Error(`No band for age ${age}`);
  return band;
}
