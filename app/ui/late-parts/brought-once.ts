import { reachSite } from "./reach-site";

/**
 * A part that comes when it is used, and then stays. The function throws when the network does not give it; then it can be
 * called again.
 */
export function broughtOnce<Part>(bring: () => Promise<Part>): () => Promise<Part> {
  let brought: Part | undefined;
  return async () => {
    if (!brought) {
      await reachSite();
      brought = await bring();
    }
    return brought;
  };
}
