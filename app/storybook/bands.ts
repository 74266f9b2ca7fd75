import { ages47 } from "./content/ages-4-7/band";
import type { Band } from "./content-contract";

/**
 * Until a band has content of its own it borrows that of 6-7, told in shorter or longer sentences. Ages take the first
 * band that lists them.
 */
const borrowed = (
  id: string,
  ages: readonly number[],
  meanSentence: Band["meanSentence"],
  joins: Band["joins"],
): Band => ({
  ...ages47,
  id,
  ages,
  meanSentence,
  joins,
  tempo: ages[0] !== undefined && ages[0] >= 8 ? 2 : 1,
});

const bands: readonly Band[] = [
  { ...borrowed("2-3", [2, 3], { min: 5.2, max: 7.8 }, [0.4, 0, 0]), refrainChance: 1 },
  { ...borrowed("4-5", [4, 5], { min: 8.2, max: 10.5 }, [1, 0.5, 0.1]), refrainChance: 0.6 },
  ages47,
  borrowed("8-9", [8, 9], { min: 11.2, max: 14.5 }, [1, 1, 0.6]),
  borrowed("10-12", [10, 11, 12], { min: 12.2, max: 16.5 }, [1, 1, 0.8]),
];

export function bandFor(age: number): Band {
  const band = bands.find(({ ages }) => ages.includes(age));
  if (!band) throw new Error(`No band for age ${age}`);
  return band;
}
