/** The same one all through an episode; the pool’s `name` is another one in each paragraph. */
export const names = [
  "Old Bess",
  "Farmer Jo",
  "Nurse Pam",
  "Big Sam",
  "Baker Lim",
  "Miss Ola",
  "Young Tom",
  "Cook Dee",
  "Driver Singh",
  "Little May",
];
