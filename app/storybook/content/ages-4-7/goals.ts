import type { Goal } from "../../content-contract";
import { journeys } from "./goals-journey";
import { makings } from "./goals-making";

export const goals: readonly Goal[] = [...journeys, ...makings];
