import * as z from "zod/mini";
import { cleanInterest, fitsInterest, interestTooLong } from "./own-words";

/** A love of the child's: a preset or a parent's own words, which come out cleaned. */
export const interestSchema = z.pipe(
  z.pipe(z.string("Please choose an interest."), z.transform(cleanInterest)),
  z.string().check(z.minLength(1, "Please choose an interest."), z.refine(fitsInterest, interestTooLong)),
);
