import type { StoryRequest } from "../story/request";
import { type ComposedStory, composeStory, frameStory, type StoryFrame } from "./compose-story";
import type { Band } from "./content-contract";
import { choosePlan, type PlannedStory } from "./story-plan";

export interface Tale extends StoryFrame, ComposedStory {
  readonly plan: PlannedStory;
}

/** Plans that are tried; one story in twenty needs a second one. */
const mostPlans = 24;

/** The first plan whose telling keeps every limit of the age; else the one that comes nearest. */
export function composeTale(request: StoryRequest, seed: number, written: Band): Tale {
  const compose = (other: number): Tale => {
    const plan = choosePlan(request, seed, written, other);
    const frame = frameStory(plan);
    return { plan, ...frame, ...composeStory(plan, frame.refrain) };
  };
  let best = compose(0);
  for (let other = 1; other < mostPlans && best.faults > 0; other++) {
    const tale = compose(other);
    if (tale.faults < best.faults) best = tale;
  }
  return best;
}
