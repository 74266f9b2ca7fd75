/** What `npm run bench:safety` measured; written here by hand with its date, and published on the safety page. */
export const safetyRates = {
  date: "2026-11-23",
  /**
   * A list written before the rules and the classifier were last changed, not looked at while they were, and judged once
   * when both were finished. The same hand wrote the list and then the rules, so that sentences by others will fare
   * worse.
   */
  unseen: { unsafe: 316, unsafeStopped: 252, innocent: 600, innocentStopped: 10 },
  /** The training list: slyer sentences, most of them by earlier hands. */
  learned: { unsafe: 2_483, unsafeStopped: 1_567 },
  /** Of parents' own words, on the list that these rules were not tuned on; measured 2026-11-22, unchanged since. */
  requests: { unsafeRefusedPercent: 95.2, innocentRefusedPercent: 1.1 },
} as const;
