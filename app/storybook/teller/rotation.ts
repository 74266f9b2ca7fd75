import { interests, surpriseInterest } from "../../story/catalogue";
import { shuffled } from "./draws";

const presets = interests.map(({ value }) => value).filter((value) => value !== surpriseInterest);

/**
 * What a family's tales are about, one after the other, and then from the first again. 'Surprise me' is another preset
 * each time.
 */
export function rotationOf(chosen: readonly string[], family: number): string[] {
  if (!chosen.includes(surpriseInterest)) return [...chosen];
  const named = chosen.filter((one) => one !== surpriseInterest);
  const surprises = shuffled(presets, family, (one) => one).filter((one) => !named.includes(one));
  return surprises.length === 0 ? named : surprises.flatMap((surprise) => [...named, surprise]);
}
