import type { StoryEvent } from "../../../app/story/told/wire-events";

type Data<Name> = Extract<StoryEvent, { event: Name }>["data"];
type LastEvent = Extract<StoryEvent, { event: "done" | "error" }>;

/** A telling as far as it has come, as plain data that can be stored. */
export interface ToldSoFar {
  readonly start: Data<"start">;
  readonly pieces: readonly string[];
  /** Absent while it goes on. */
  readonly last?: LastEvent;
}

/** UTF-16 units. */
export function lengthOf({ pieces }: Pick<ToldSoFar, "pieces">): number {
  return pieces.reduce((length, piece) => length + piece.length, 0);
}
