import type { MarketingContent } from "../content-types";
import { bedtimePage } from "./marketing-bedtime";
import { creatorPage } from "./marketing-creator";
import { kidsPage } from "./marketing-kids";
import { personalizedPage } from "./marketing-personalized";
import { productPage } from "./marketing-product";

/** In the order of the footer. */
export const marketingPages: readonly MarketingContent[] = [
  productPage,
  kidsPage,
  bedtimePage,
  personalizedPage,
  creatorPage,
];
