import type { MarketingContent } from "../types";
import { privacy, privacyWords } from "./privacy";
import type { SiteFacts } from "./site-facts";
import { storySafety, storySafetyWords } from "./story-safety";

/** What is known of a page before its settings are. */
export type HousePageContent = Pick<
  MarketingContent,
  "slug" | "label" | "pageTitle" | "metaDescription" | "title" | "changed"
>;

export type HouseWords = Pick<MarketingContent, "label" | "title" | "lead" | "sections" | "questions" | "action">;

interface HousePage {
  readonly page: HousePageContent;
  /** Everything the page says, in this installation. */
  readonly wordsFor: (facts: SiteFacts) => HouseWords;
}

/** Pages on how the house is kept, linked at the end of every page. */
export const housePages: readonly HousePage[] = [
  { page: storySafety, wordsFor: storySafetyWords },
  { page: privacy, wordsFor: privacyWords },
];
