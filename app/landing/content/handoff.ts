import type { Preselected } from "./types";

/** What a Create button carries: for storage, and in its address for where there is no script or no storage. */
export interface Handoff {
  readonly category: Preselected["category"];
  /** JSON: one value or, for interests, a list. */
  readonly value: string;
  readonly href: string;
}

export function handoffOf({ category, value }: Preselected): Handoff {
  return {
    category,
    value: JSON.stringify(category === "interests" ? [value] : value),
    href: `/?${category}=${encodeURIComponent(value)}`,
  };
}
