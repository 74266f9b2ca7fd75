import type { Goal } from "../../content-contract";
import { journeyGoals } from "./goals-journey";
import { makingGoals } from "./goals-making";

export const goals: readonly Goal[] = [...journeyGoals, ...makingGoals];
