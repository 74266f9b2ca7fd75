/** Every name that the page stores something under. The specification fixes `userId` and both of `preselected`. */
export const storageKeys = {
  // In sessionStorage, for one tab.
  answers: "bedtime_answers",
  story: "bedtime_story",
  storyPutAway: "bedtime_story_put_away",
  order: "bedtime_order",
  bookmark: "bedtime_bookmark",
  takenLink: "bedtime_taken_link",
  // In localStorage, over visits.
  userId: "bedtime_user_id",
  preselectedCategory: "preselected_category",
  preselectedValue: "preselected_value",
  nextSeed: "bedtime_next_seed",
  storyCounts: "bedtime_story_counts",
  shared: "bedtime_shared",
  theme: "bedtime_theme",
  typeSize: "bedtime_type_size",
  lineSpacing: "bedtime_line_spacing",
  face: "bedtime_face",
  /** That a reader has turned a passage by lamplight and needs not be told how. */
  lamplight: "bedtime_lamplight",
  children: "bedtime_children",
  pace: "bedtime_pace",
  lightsOut: "bedtime_lights_out",
  /** What a printer at home is loaded with. */
  paper: "bedtime_paper",
  /** The database of told stories in IndexedDB, and in localStorage that there are any. */
  shelf: "bedtime_shelf",
} as const;
