import type { StoryEvent } from "../../story/told/wire-events";

/** What a story that broke off goes on by: a model's by the id of its telling, the storybook's by being told again. */
export type WayBack = { readonly telling: string } | { readonly seed: number };

/** Of what was stored. */
export function parseWayBack(stored: unknown): WayBack | undefined {
  const { telling, seed } = (stored ?? {}) as Partial<Record<"telling" | "seed", unknown>>;
  if (typeof telling === "string" && /^[\da-f]{1,64}$/.test(telling)) return { telling };
  return Number.isInteger(seed) ? { seed: Number(seed) } : undefined;
}

type Start = Extract<StoryEvent, { event: "start" }>["data"];

/** Undefined where a model's story ends with its connection. */
export function wayBackOf({ telling, storyteller }: Start, seed: number | undefined): WayBack | undefined {
  if (telling !== undefined) return { telling };
  return storyteller === "storybook" && seed !== undefined ? { seed } : undefined;
}
