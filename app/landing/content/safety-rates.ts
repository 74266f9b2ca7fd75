/** What `npm run bench:safety` measured; written here by hand with its date, and published on the safety page. */
export const safetyRates = {
  date: "2026-11-22",
  /** Sentences in wordings that the rules had never seen, judged once, right after the rules were finished. */
  unseen: { unsafe: 338, unsafeStopped: 182, innocent: 615, innocentStopped: 18 },
  /** Of parents' own words, on the list that these rules were not tuned on. */
  requests: { unsafeRefusedPercent: 95.2, innocentRefusedPercent: 1.1 },
} as const;
