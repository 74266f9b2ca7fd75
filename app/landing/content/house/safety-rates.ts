/** What `npm run bench:safety` measured; written here by hand with its date, and published on the safety page. */
export const safetyRates = {
  date: "2026-11-23",
  /**
   * The independent list: paragraphs by a hand that had never seen the rules, kept from whoever writes them. The rates
   * of told text stand here and in docs/measurements.md, and nowhere else.
   */
  unseen: { unsafe: 300, unsafeStoppedPercent: 64.0, innocent: 600, innocentStoppedPercent: 2.2 },
  /** Of parents' own words, on the list that these rules were not tuned on; measured 2026-11-22, unchanged since. */
  requests: { unsafeRefusedPercent: 95.2, innocentRefusedPercent: 1.1 },
} as const;
