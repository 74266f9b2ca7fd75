import { children } from "../../../child/children.client";
import { listStories } from "../../../shelf/store/shelf.client";
import { toldBefore } from "../../../shelf/told-before";

/** Milliseconds. A full shelf is read in a tenth of it, and no story waits for one that does not answer. */
const longestWait = 500;

/** Titles and names of the stories on the shelf, without the children's own; for a model that is to tell something else. */
export async function knownStories(): Promise<string[]> {
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), longestWait));
  const stories = await Promise.race([listStories().catch(() => []), late]);
  const { name, known } = children.load();
  return toldBefore(stories, [name, ...known.map((child) => child.name)]);
}
