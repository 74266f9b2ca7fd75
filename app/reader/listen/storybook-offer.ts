import type { StoryRequest } from "../../story/request";
import type { Telling } from "./telling";

export const storybookOffer = "Tell a storybook tale instead";

/**
 * Whether a failed telling leaves the storybook to be asked: not where the answers or the asking were refused, and not
 * where it was the storybook that failed.
 * @param asksModel whether anybody else tells when the storybook is not asked for
 */
export function mayOfferStorybook(telling: Telling, request: StoryRequest, asksModel: boolean): boolean {
  if (telling.state !== "failed" && telling.state !== "broken") return false;
  const teller = telling.state === "broken" ? telling.storyteller : request.storyteller;
  if (telling.error.code === "storyteller_away") return true;
  // The storybook in the page was tried with the network's own failure.
  if (telling.error.code === "offline") return false;
  return asksModel && teller !== "storybook" && !telling.error.isRefusal;
}
