import type { GoalKind, ObstacleKind } from "../../content-contract";

/** A turn that fits every kind of obstacle. */
export const anywhere: readonly ObstacleKind[] = ["path", "keeper", "work"];

/** An adventure or an ending that fits every kind of goal. */
export const bothGoals: readonly GoalKind[] = ["journey", "making"];
