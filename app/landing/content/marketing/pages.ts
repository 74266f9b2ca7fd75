import type { MarketingContent } from "../types";
import { bedtimePage } from "./bedtime";
import { creatorPage } from "./creator";
import { kidsPage } from "./kids";
import { personalizedPage } from "./personalized";
import { productPage } from "./product";

/** In the order of the footer. */
export const marketingPages: readonly MarketingContent[] = [
  productPage,
  kidsPage,
  bedtimePage,
  personalizedPage,
  creatorPage,
];
