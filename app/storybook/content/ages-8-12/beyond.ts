/** What lies behind a gatekeeper on any journey: the way on. A making's gatekeeper guards a store with something it needs. */
export const wayOn: readonly string[] = [
  "the only road on",
  "the short way on",
  "the straight road on",
  "the last open road",
  "the quick way through",
  "the footpath beyond",
  "the lane on the far side",
];
