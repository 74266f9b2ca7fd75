import * as z from "zod/mini";
import { believedPaces } from "./length";

/** Of reading aloud, in whole words a minute. */
export const paceSchema = z.int().check(z.minimum(believedPaces.min), z.maximum(believedPaces.max));
