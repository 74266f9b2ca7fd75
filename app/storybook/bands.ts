import { band67 } from "./content/band-6-7/band";
import type { Band } from "./content-contract";

const bands: readonly Band[] = [band67];

export function bandFor(age: number): Band {
  const band = bands.find(({ ages }) => ages.includes(age)) ?? bands[0];
  if (!band) throw new Error(`No band for age ${age}`);
  return band;
}
