/** What `npm run bench:safety` measured; written here by hand with its date, and published on the safety page. */
export const safetyRates = {
  date: "2026-11-22",
  /**
   * Sentences in other wordings than those that the rules and the classifier were made from, judged once after both were
   * finished. The list was measured once before, with fewer sentences to learn from (182 and 18 stopped). The unsafe
   * ones were looked at neither time; the innocent ones that were stopped then have been looked at and repaired, so
   * that the innocent figure is a little better than on sentences that are truly new.
   */
  unseen: { unsafe: 338, unsafeStopped: 197, innocent: 615, innocentStopped: 10 },
  /** Of parents' own words, on the list that these rules were not tuned on. */
  requests: { unsafeRefusedPercent: 95.2, innocentRefusedPercent: 1.1 },
} as const;
