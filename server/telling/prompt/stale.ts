/** Names that every model gives. */
export const staleNames = ["Elara", "Luna", "Lily", "Leo", "Finn", "Oliver", "Whiskers"] as const;

/** Phrases that every model has. Found as whole words, without regard to case. */
export const stalePhrases = [
  "Once upon a time",
  "tapestry",
  "testament",
  "twinkling eyes",
  "heart swelling",
  "little did they know",
  "a sense of wonder",
  "in that moment",
] as const;
