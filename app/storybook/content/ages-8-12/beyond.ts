/** What lies behind a gatekeeper on any journey: the way on. A making's gatekeeper guards a store with something it needs. */
export const wayOn: readonly string[] = [
  "the upper road",
  "the old post road",
  "the river road",
  "the hill road",
  "the road over the pass",
  "the footpath beyond the wall",
  "the lane on the far side",
];
