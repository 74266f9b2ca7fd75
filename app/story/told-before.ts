import { cleanText, countCodePoints } from "./own-words/clean-text";

/** Earlier stories in one request; the body has a limit, too. */
export const mostToldBefore = 20;
/** Of one of them, its title and names in it, in code points. */
export const longestToldBefore = 80;

/**
 * What was told before, out of anything that came over the wire. What is unusable is left out: none of it is worth losing a
 * story for.
 */
export function readToldBefore(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value
    .slice(0, mostToldBefore)
    .flatMap((entry) => (typeof entry === "string" ? [cleanText(entry)] : []));
  const stories = texts.filter((text) => text !== "" && countCodePoints(text) <= longestToldBefore);
  return stories.length === 0 ? undefined : stories;
}
