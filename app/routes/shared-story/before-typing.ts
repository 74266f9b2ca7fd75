/**
 * Milliseconds that the style sheet hides the text for, waiting for this script (`shared-story.css`). Then the whole text
 * shows, in case the script never comes, and must not be hidden again.
 */
const hiddenMs = 5000;

/** Whether the text was never seen yet. The style sheet counts from later on, so that it is never too late by this. */
export function isStillHidden(): boolean {
  return typeof document !== "undefined" && performance.now() < hiddenMs;
}
