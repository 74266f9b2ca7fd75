import type { Goal } from "../../content-contract";
import { journeyGoals } from "./goals-journey";
import { makingGoals } from "./goals-making";
import { moreGoals } from "./goals-more";

export const goals: readonly Goal[] = [...journeyGoals, ...makingGoals, ...moreGoals];
