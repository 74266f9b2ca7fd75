import type { Stage } from "./stage";

/**
 * A stage that takes text and gives text.
 * @throws StoryError from either call when the stage ends the telling, only when it has nothing to give: where it also
 *   has text to pass on it gives that first and throws at the next call. After a throw every call throws.
 */
export type TextStage = Stage<string, string>;
