import type { Goal } from "../../content-contract";
import { journeys } from "./goals-journey";
import { makings } from "./goals-making";
import { moreGoals } from "./goals-more";

export const goals: readonly Goal[] = [...journeys, ...makings, ...moreGoals];
